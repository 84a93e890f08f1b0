using Nino.Core.Formatters;

namespace Nino.Core;

/// <summary>The form of a type that user code writes itself; used by <see cref="NinoCustomFormatterAttribute"/>.</summary>
/// <remarks>
/// One instance serves all threads, so it holds no state that changes; <see cref="NinoOptions.WithFormatter"/> gives a call
/// one of its own. What <see cref="Serialize"/> writes is what
/// <see cref="Deserialize"/> reads, to the byte, and at least one byte.
/// </remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
public abstract class NinoFormatter<T> : IBoxedFormatter
{
    /// <summary>Writes a value.</summary>
    public abstract void Serialize(T value, ref Writer writer);

    /// <summary>Reads a value.</summary>
    public abstract void Deserialize(out T value, ref Reader reader);

    /// <summary>Reads a value into the instance that <paramref name="value"/> holds. Where it is null, <see cref="Deserialize"/> is called.</summary>
    public abstract void DeserializeRef(ref T value, ref Reader reader);

    void IBoxedFormatter.Serialize(object? value, ref Writer writer) => Serialize((T)value!, ref writer);

    object? IBoxedFormatter.Deserialize(object? existing, ref Reader reader)
    {
        if (existing is not T value)
        {
            Deserialize(out value, ref reader);
        }
        else
        {
            DeserializeRef(ref value, ref reader);
        }

        return value;
    }
}
