namespace Nino.Benchmarks.Measuring;

/// <summary>A serializer that takes any type. It is a struct, so that the loops that measure it call it directly.</summary>
internal interface ICodec
{
    byte[] Write<T>(T value);

    T Read<T>(byte[] bytes);
}
