namespace Nino.Benchmarks.Measuring;

/// <summary>What a case writes and reads.</summary>
internal sealed class Sample<T>(T value)
{
    public T Value = value;

    public byte[] Bytes = [];
}
