using System.Buffers;

namespace Nino.Core.Formatters;

/// <summary>Binds a type to its formatter, for callers that know the type. What is public is called by generated code, and knows nothing of frames.</summary>
/// <typeparam name="T">The type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class TypeBinding<T> : TypeBinding, ITypeOf<T>
{
    private protected TypeBinding(uint id, bool isObject, bool carriesId) : base(typeof(T), id, isObject, carriesId)
    {
    }

    /// <summary>Writes a root into a new array of exactly its size.</summary>
    public abstract byte[] Serialize(T? value, NinoOptions? options);

    /// <summary>Writes a root to a buffer writer.</summary>
    public abstract void Serialize(T? value, IBufferWriter<byte> output, NinoOptions? options);

    /// <summary>Writes a root into a span and returns the number of bytes.</summary>
    public abstract int Serialize(T? value, Span<byte> destination, NinoOptions? options);

    /// <summary>The number of bytes of a root.</summary>
    public abstract long GetSize(T? value, NinoOptions? options);

    /// <summary>Writes a root as a part of a larger message, and returns the place behind it.</summary>
    public abstract ref byte Write(ref Writer writer, ref byte at, T? value);

    /// <summary>Writes a root where the writer stands, as a part of a larger message.</summary>
    public void Write(ref Writer writer, T? value)
    {
        writer.GetState(out long start, out int levels, out int indexes);
        try
        {
            writer.Seek(ref Write(ref writer, ref writer.Here, value));
        }
        catch (Exception) when (writer.Fail(start, levels, indexes))
        {
            throw;
        }
    }

    /// <summary>Reads a root that takes the whole input.</summary>
    public abstract T? Deserialize(ReadOnlySpan<byte> bytes, NinoOptions? options);

    /// <summary>Reads a root and returns the number of bytes that it took.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="exact">Whether bytes after the root are an error.</param>
    /// <param name="reuse">Whether to read into what <paramref name="value"/> holds.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options.</param>
    public abstract int Deserialize(ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions? options);

    /// <summary>Reads a root that takes the whole input, into what <paramref name="value"/> holds.</summary>
    internal virtual void DeserializeInto(ReadOnlySpan<byte> bytes, ref T? value, NinoOptions? options) => Deserialize(bytes, exact: true, reuse: true, ref value, options);

    /// <summary>Reads a root where the reader stands, as a part of a larger message.</summary>
    public void Read(ref Reader reader, bool reuse, ref T? value)
    {
        int levels = reader.LevelsLeft;
        try
        {
            ReadRoot(ref reader, reuse, ref value);
        }
        catch (Exception) when (reader.Fail(levels))
        {
            throw;
        }
    }

    /// <summary>Reads a root of a larger message.</summary>
    public abstract void ReadRoot(ref Reader reader, bool reuse, ref T? value);

    /// <summary>Writes a value that is not a root, and returns the place behind it.</summary>
    internal abstract ref byte WriteValue(ref Writer writer, ref byte at, T? value);

    /// <summary>Reads a value that is not a root.</summary>
    internal abstract T? ReadValue(ref Reader reader);

    /// <summary>Reads a value that is not a root, into what <paramref name="value"/> holds.</summary>
    internal abstract void ReadValueInto(ref Reader reader, ref T? value);

    /// <summary>Writes elements as an array, and returns the place behind it.</summary>
    internal abstract ref byte WriteElements(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements);

    internal abstract void WriteFixed(ref byte destination, T value);

    internal abstract T ReadFixed(ref byte source);

    internal abstract bool IsValid(ref byte source);

    internal override ref byte WriteValueBoxed(ref Writer writer, ref byte at, object? value)
    {
        writer.CheckStack<T>();

        return ref WriteUnboxed(ref writer, ref at, value);
    }

    internal override object? ReadValueBoxed(ref Reader reader, object? existing)
    {
        reader.CheckStack<T>();

        return ReadUnboxed(ref reader, existing);
    }

    // Frames of their own, which may be large.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteUnboxed(ref Writer writer, ref byte at, object? value) => ref WriteValue(ref writer, ref at, (T?)value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private object? ReadUnboxed(ref Reader reader, object? existing)
    {
        if (existing is not T value)
        {
            return ReadValue(ref reader);
        }

        T? reused = value;
        ReadValueInto(ref reader, ref reused);
        return reused;
    }

    internal override byte[] SerializeBoxed(object? value, NinoOptions? options) => Serialize(Unbox(value), options);

    internal override ref byte WriteBoxed(ref Writer writer, ref byte at, object? value) => ref Write(ref writer, ref at, Unbox(value));

    internal override object? DeserializeBoxed(ReadOnlySpan<byte> bytes, object? existing, NinoOptions? options)
    {
        T? value = existing is T typed ? typed : default;
        Deserialize(bytes, exact: true, existing is T, ref value, options);
        return value;
    }

    internal override void ReadRootBoxed(ref Reader reader, ref object? value)
    {
        T? typed = value is T existing ? existing : default;
        ReadRoot(ref reader, value is T, ref typed);
        value = typed;
    }

    internal override object? Default => default(T);

    internal override bool IsInstance(object value) => value is T;

    internal override bool IsBaseOf(TypeBinding derived) => typeof(T) == typeof(object) || derived is ITypeOf<T> || derived.Default is T;

    private static T? Unbox(object? value) => value switch
    {
        T typed => typed,
        null when default(T) is null => default,
        _ => throw new ArgumentException($"{value?.GetType().ToString() ?? "null"} is not a {typeof(T)}.", nameof(value)),
    };
}
