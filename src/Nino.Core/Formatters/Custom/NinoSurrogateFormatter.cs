using Nino.Core.Runtime;

namespace Nino.Core;

/// <summary>Writes a type as another one that Nino can write: its surrogate.</summary>
/// <remarks>
/// Null is handled here; the conversions never see it. It is written as null of <typeparamref name="TSurrogate"/>, and where
/// that is a value type, with a presence byte before each surrogate (format.md §4). A value that a conversion turns into
/// null reads back as null; where <typeparamref name="T"/> has no null, that is a <see cref="NinoException"/>.
/// </remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
/// <typeparam name="TSurrogate">The type whose form it takes.</typeparam>
public abstract class NinoSurrogateFormatter<T, TSurrogate> : NinoFormatter<T>
{
    /// <summary>Whether a presence byte precedes the surrogate.</summary>
    private static bool HasPresence => default(T) is null && default(TSurrogate) is not null;

    /// <summary>The surrogate of a value, which is not null.</summary>
    public abstract TSurrogate ToSurrogate(T value);

    /// <summary>The value of a surrogate, which is not null.</summary>
    /// <remarks>Bytes may hold any surrogate: throw <see cref="NinoException"/> for one that stands for no value.</remarks>
    public abstract T FromSurrogate(TSurrogate surrogate);

    /// <inheritdoc />
    public sealed override void Serialize(T value, ref Writer writer)
    {
        if (HasPresence)
        {
            writer.Write(value is not null);
            if (value is null)
            {
                return;
            }
        }

        TSurrogate? surrogate = value is null ? default : ToSurrogate(value);
        if (surrogate is null && default(T) is not null)
        {
            throw new NinoException($"{GetType()} made null of a {typeof(T)}, which has no null.");
        }

        writer.Seek(ref FormatterOf<TSurrogate>.Binding.WriteValue(ref writer, ref writer.Here, surrogate));
    }

    /// <inheritdoc />
    public sealed override void Deserialize(out T value, ref Reader reader)
    {
        if (HasPresence && !reader.ReadPresence())
        {
            value = default!;
            return;
        }

        TSurrogate? surrogate = FormatterOf<TSurrogate>.Binding.ReadValue(ref reader);
        if (surrogate is not null)
        {
            value = FromSurrogate(surrogate);
            return;
        }

        reader.Check(default(T) is null);
        value = default!;
    }

    /// <inheritdoc />
    public override void DeserializeRef(ref T value, ref Reader reader) => Deserialize(out value, ref reader);
}
