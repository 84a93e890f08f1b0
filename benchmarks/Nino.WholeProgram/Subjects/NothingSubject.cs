using System;
using Nino.BenchmarkData;

namespace Nino.WholeProgram;

/// <summary>What the program takes without a serializer: the id is all that is written.</summary>
internal sealed class NothingSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => BitConverter.GetBytes(value.Id);

    public static int Read(byte[] bytes) => BitConverter.ToInt32(bytes);
}
