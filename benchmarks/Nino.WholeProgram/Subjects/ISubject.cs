using Nino.BenchmarkData;

namespace Nino.WholeProgram;

/// <summary>A serializer, called as its users call it.</summary>
internal interface ISubject
{
    static abstract byte[] Write(SimpleClass value);

    /// <summary>Reads what <see cref="Write"/> wrote, and returns its id.</summary>
    static abstract int Read(byte[] bytes);
}
