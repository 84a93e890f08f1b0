using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Frames;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <summary>Writes values as bytes (format.md). Safe to call from many threads at once.</summary>
/// <remarks>
/// Every method raises <see cref="NinoException"/> when a type has no formatter, when objects nest deeper than
/// <see cref="NinoOptions.MaxDepth"/>, or when the payload passes 2147483591 bytes. With
/// <see cref="NinoOptions.Compression"/> a frame is written (format.md §12), but where a <see cref="Writer"/> is given.
/// </remarks>
public static partial class NinoSerializer
{
    /// <summary>Writes a value into a new array of exactly its size. Nothing else is allocated.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T? value, NinoOptions? options = null) =>
        options is null ? FormatterOf<T>.Binding.Serialize(value, null) : SerializeWith(value, options);

    // Apart, so that a first call without options does not load what only options need.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static byte[] SerializeWith<T>(T? value, NinoOptions options) =>
        options.Compression is null ? FormatterOf<T>.Binding.Serialize(value, options) : FrameWriter.Serialize(value, options);

    /// <summary>Writes a value to a buffer writer. Nothing is allocated. After an exception the buffer writer may hold a part.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T? value, IBufferWriter<byte> output, NinoOptions? options = null)
    {
        if (options is { Compression: not null })
        {
            FrameWriter.Serialize(value, output, options);
            return;
        }

        FormatterOf<T>.Binding.Serialize(value, output, options);
    }

    /// <summary>Writes a value into a span and returns the number of bytes. Nothing is allocated.</summary>
    /// <exception cref="NinoException">The span is too small; <see cref="GetSize{T}"/> tells the size that is needed.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Serialize<T>(T? value, Span<byte> destination, NinoOptions? options = null) =>
        options is { Compression: not null }
            ? FrameWriter.Serialize(value, destination, options)
            : FormatterOf<T>.Binding.Serialize(value, destination, options);

    /// <summary>Writes a value as a part of a larger message; for custom formatters.</summary>
    public static void Serialize<T>(T? value, ref Writer writer) => FormatterOf<T>.Binding.Write(ref writer, value);

    /// <summary>The number of bytes that <c>Serialize</c> would write. Where the size is not known beforehand, the value is written to a buffer of the thread.</summary>
    public static long GetSize<T>(T? value, NinoOptions? options = null) =>
        options is { Compression: not null } ? FrameWriter.GetSize(value, options) : FormatterOf<T>.Binding.GetSize(value, options);

    /// <summary>Writes a value of any type with its type id, so that <c>Deserialize&lt;object&gt;</c> finds the type (format.md §9).</summary>
    public static byte[] Serialize(object? value, NinoOptions? options = null)
    {
        Registry.UseScalars();
        return Serialize<object>(value, options);
    }

    /// <summary>Writes a value of any type with its type id to a buffer writer.</summary>
    public static void Serialize(object? value, IBufferWriter<byte> output, NinoOptions? options = null)
    {
        Registry.UseScalars();
        Serialize<object>(value, output, options);
    }

    /// <summary>Writes a value as <paramref name="type"/> declares it, without a type id unless the type asks for one.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="value"/> is not of the type.</exception>
    public static byte[] Serialize(object? value, Type type, NinoOptions? options = null)
    {
        TypeBinding binding = BindingOf(type);
        return options is { Compression: not null } ? FrameWriter.Serialize(value, binding, options) : binding.SerializeBoxed(value, options);
    }

    /// <summary>Writes a value as <paramref name="type"/> declares it, as a part of a larger message; for custom formatters.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="value"/> is not of the type.</exception>
    public static void SerializeBoxed(object? value, ref Writer writer, Type type)
    {
        TypeBinding binding = BindingOf(type);
        writer.GetState(out long start, out int levels, out int indexes);
        try
        {
            writer.Seek(ref binding.WriteBoxed(ref writer, ref writer.Here, value));
        }
        catch (Exception) when (writer.Fail(start, levels, indexes))
        {
            throw;
        }
    }

    /// <summary>The binding of a type that is known at run time only, which may be a scalar.</summary>
    internal static TypeBinding BindingOf(Type type)
    {
        Registry.UseScalars();
        return Registry.Get(type ?? throw new ArgumentNullException(nameof(type)));
    }

    /// <summary>An empty buffer writer, over an array that was used before where the thread keeps one.</summary>
    /// <remarks>
    /// Give it back with <see cref="ReturnBufferWriter"/> once its bytes were used; one that is not given back is collected
    /// as garbage. A thread keeps up to four arrays, of 1 MB together.
    /// </remarks>
    public static NinoArrayBufferWriter GetBufferWriter() => new(KeptBuffers.Take());

    /// <summary>Keeps the array of a buffer writer for the next one, and empties the writer.</summary>
    /// <remarks>
    /// Spans and memory of the writer must not be used any more. The writer itself never comes back: it
    /// holds no bytes any more, and raises <see cref="ObjectDisposedException"/> where it is written to, so that nothing of
    /// another's is touched.
    /// </remarks>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    /// <exception cref="ObjectDisposedException">The writer was returned before.</exception>
    public static void ReturnBufferWriter(NinoArrayBufferWriter writer) =>
        KeptBuffers.Keep((writer ?? throw new ArgumentNullException(nameof(writer))).Detach());
}
