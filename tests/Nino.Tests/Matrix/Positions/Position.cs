namespace Nino.Tests.Matrix;

/// <summary>A place where a value of type <typeparamref name="T"/> can stand, in code of its own.</summary>
internal abstract class Position<T>(string name)
{
    public string Name => name;

    public abstract byte[] Write(T value);

    public abstract T Read(byte[] bytes);

    /// <summary>Reads <paramref name="bytes"/> over what <paramref name="existing"/> gives.</summary>
    public abstract T ReadInto(byte[] existing, byte[] bytes);
}
