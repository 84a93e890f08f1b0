namespace Nino.Tests.Matrix;

/// <summary>A type that has a value of type <typeparamref name="T"/> somewhere within.</summary>
public interface IHolder<T>
{
    T Get();
}
