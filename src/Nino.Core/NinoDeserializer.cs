using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Frames;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <summary>Reads values from bytes (format.md). Safe to call from many threads at once, and on bytes from anyone.</summary>
/// <remarks>
/// Every method raises <see cref="NinoException"/> when the bytes are not a value of the type or the type has no
/// formatter. Bytes after the value are an error unless <c>out consumed</c> is asked for. A <c>byte[]</c> is accepted
/// wherever a span is. With <see cref="NinoOptions.Compression"/> the bytes have to be a frame (format.md §12), but where
/// a <see cref="Reader"/> or no options are given; offsets of errors in its payload then count in the payload.
/// </remarks>
public static partial class NinoDeserializer
{
    /// <summary>Reads a value that takes all of the bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [OverloadResolutionPriority(1)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> bytes, NinoOptions? options = null) =>
        options is null ? FormatterOf<T>.Binding.Deserialize(bytes, null) : DeserializeWith<T>(bytes, options);

    // Apart, so that a first call without options does not load what only options need.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T? DeserializeWith<T>(ReadOnlySpan<byte> bytes, NinoOptions options) =>
        options.Compression is null ? FormatterOf<T>.Binding.Deserialize(bytes, options) : FrameReader.Deserialize<T>(bytes, options);

    /// <summary>Reads a value at the start of the bytes.</summary>
    /// <param name="bytes">The bytes; others may follow the value.</param>
    /// <param name="consumed">The number of bytes that the value took.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    public static T? Deserialize<T>(ReadOnlySpan<byte> bytes, out int consumed, NinoOptions? options = null)
    {
        T? value = default;
        consumed = Deserialize(bytes, exact: false, reuse: false, ref value, options);
        return value;
    }

    /// <summary>Reads a value that takes the whole sequence. A sequence of several segments is copied to a rented array first.</summary>
    public static T? Deserialize<T>(ReadOnlySequence<byte> bytes, NinoOptions? options = null) =>
        bytes.IsSingleSegment ? Deserialize<T>(bytes.FirstSpan, options) : DeserializeSegments<T>(bytes, exact: true, out _, options);

    /// <summary>Reads a value at the start of a sequence. A sequence of several segments is copied to a rented array first.</summary>
    public static T? Deserialize<T>(ReadOnlySequence<byte> bytes, out int consumed, NinoOptions? options = null) =>
        bytes.IsSingleSegment ? Deserialize<T>(bytes.FirstSpan, out consumed, options) : DeserializeSegments<T>(bytes, exact: false, out consumed, options);

    /// <summary>Reads a value into what <paramref name="value"/> holds; the same as <see cref="DeserializeRef{T}(ref T, ReadOnlySpan{byte}, NinoOptions?)"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void Deserialize<T>(ReadOnlySpan<byte> bytes, ref T? value, NinoOptions? options = null) => DeserializeRef(ref value, bytes, options);

    /// <summary>Reads a value into what <paramref name="value"/> holds: objects, lists and arrays of the right length are reused.</summary>
    /// <remarks>Null in the bytes gives null; an instance of another type than the bytes name is replaced. After an exception the instance may be partly filled.</remarks>
    public static void DeserializeRef<T>(ref T? value, ReadOnlySpan<byte> bytes, NinoOptions? options = null)
    {
        if (options is { Compression: not null })
        {
            FrameReader.Deserialize(FormatterOf<T>.Binding, bytes, exact: true, reuse: true, ref value, options);
        }
        else
        {
            FormatterOf<T>.Binding.DeserializeInto(bytes, ref value, options);
        }
    }

    /// <summary>Reads a value of a larger message; for custom formatters.</summary>
    public static void Deserialize<T>(out T? value, ref Reader reader)
    {
        value = default;
        FormatterOf<T>.Binding.Read(ref reader, reuse: false, ref value);
    }

    /// <summary>Reads a value of a larger message into what <paramref name="value"/> holds; for custom formatters.</summary>
    public static void DeserializeRef<T>(ref T? value, ref Reader reader) => FormatterOf<T>.Binding.Read(ref reader, reuse: true, ref value);

    /// <summary>Reads a value that was written as <paramref name="type"/>, or with its type id.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    public static object? Deserialize(ReadOnlySpan<byte> bytes, Type type, NinoOptions? options = null) => Deserialize(NinoSerializer.BindingOf(type), bytes, null, options);

    /// <summary>Reads a value into what <paramref name="value"/> holds; the same as <see cref="DeserializeRefBoxed(ref object?, ReadOnlySpan{byte}, Type?, NinoOptions?)"/> with a type.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void Deserialize(ReadOnlySpan<byte> bytes, Type type, ref object? value, NinoOptions? options = null) =>
        DeserializeRefBoxed(ref value, bytes, type ?? throw new ArgumentNullException(nameof(type)), options);

    /// <summary>Reads a value of a larger message.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="type">The type it was written as; null when it was written with its type id, by <c>Serialize(object)</c>.</param>
    public static object? DeserializeBoxed(ref Reader reader, Type? type = null)
    {
        object? value = null;
        DeserializeRefBoxed(ref value, ref reader, type);
        return value;
    }

    /// <summary>Reads a value into what <paramref name="value"/> holds. A boxed struct is replaced.</summary>
    /// <param name="value">The instance to reuse, or null.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="type">The type it was written as; null when it was written with its type id, by <c>Serialize(object)</c>.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    public static void DeserializeRefBoxed(ref object? value, ReadOnlySpan<byte> bytes, Type? type = null, NinoOptions? options = null) =>
        value = Deserialize(NinoSerializer.BindingOf(type ?? typeof(object)), bytes, value, options);

    /// <summary>Reads a value of a larger message into what <paramref name="value"/> holds.</summary>
    /// <param name="value">The instance to reuse, or null.</param>
    /// <param name="reader">The reader.</param>
    /// <param name="type">The type it was written as; null when it was written with its type id, by <c>Serialize(object)</c>.</param>
    public static void DeserializeRefBoxed(ref object? value, ref Reader reader, Type? type = null)
    {
        TypeBinding binding = NinoSerializer.BindingOf(type ?? typeof(object));
        int levels = reader.LevelsLeft;
        try
        {
            binding.ReadRootBoxed(ref reader, ref value);
        }
        catch (Exception) when (reader.Fail(levels))
        {
            throw;
        }
    }

    private static int Deserialize<T>(ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions? options) =>
        options is { Compression: not null }
            ? FrameReader.Deserialize(FormatterOf<T>.Binding, bytes, exact, reuse, ref value, options)
            : FormatterOf<T>.Binding.Deserialize(bytes, exact, reuse, ref value, options);

    private static object? Deserialize(TypeBinding binding, ReadOnlySpan<byte> bytes, object? existing, NinoOptions? options) =>
        options is { Compression: not null }
            ? FrameReader.Deserialize(binding, bytes, existing, options)
            : binding.DeserializeBoxed(bytes, existing, options);

    private static T? DeserializeSegments<T>(ReadOnlySequence<byte> bytes, bool exact, out int consumed, NinoOptions? options)
    {
        if (bytes.Length > Payload.MaxSize)
        {
            throw Payload.TooLarge();
        }

        byte[] rented = Rented<byte>.Take((int)bytes.Length);
        try
        {
            Segments.CopyTo(bytes, rented);
            T? value = default;
            consumed = Deserialize(rented.AsSpan(0, (int)bytes.Length), exact, reuse: false, ref value, options);
            return value;
        }
        finally
        {
            Rented<byte>.Return(rented);
        }
    }
}
