namespace Nino.Tests.Matrix;

/// <summary>A type that has a value of type <typeparamref name="T"/> somewhere within.</summary>
public interface IHolder<out TSelf, T>
    where TSelf : IHolder<TSelf, T>
{
    static abstract TSelf Of(T value);

    T Get();
}
