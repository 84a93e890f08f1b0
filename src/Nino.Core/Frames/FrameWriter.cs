using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.Frames;

/// <summary>Writes roots in frames. The payload is compressed where it was written, in the thread's buffers.</summary>
internal static class FrameWriter
{
    public static byte[] Serialize<T>(T? value, NinoOptions options)
    {
        Writer writer = default;
        using Frame frame = Written(ref writer, value, options);
        byte[] result = frame.ToArray();
        writer.Release();
        return result;
    }

    public static byte[] Serialize(object? value, TypeBinding binding, NinoOptions options)
    {
        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), options);
        writer.Seek(ref binding.WriteBoxed(ref writer, ref writer.Here, value));
        using Frame frame = new(writer.Written, options.Compression!);
        byte[] result = frame.ToArray();
        writer.Release();
        return result;
    }

    // Kept out of callers, whose usual way is the one without a frame.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Serialize<T>(T? value, IBufferWriter<byte> output, NinoOptions options)
    {
        Writer writer = default;
        using Frame frame = Written(ref writer, value, options);
        frame.CopyTo(output ?? throw new ArgumentNullException(nameof(output)));
        writer.Release();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Serialize<T>(T? value, Span<byte> destination, NinoOptions options)
    {
        Writer writer = default;
        using Frame frame = Written(ref writer, value, options);
        long size = frame.Size;
        if (size > destination.Length)
        {
            throw new NinoException($"The destination of {destination.Length} bytes is too small: the frame has {size}.");
        }

        frame.CopyTo(destination);
        writer.Release();
        return (int)size;
    }

    public static long GetSize<T>(T? value, NinoOptions options)
    {
        Writer writer = default;
        using Frame frame = Written(ref writer, value, options);
        long size = frame.Size;
        writer.Release();
        return size;
    }

    private static Frame Written<T>(ref Writer writer, T? value, NinoOptions options)
    {
        writer.Begin(WriteSession.Rent(isTarget: true), options);
        FormatterOf<T>.Binding.Write(ref writer, value);
        return new Frame(writer.Written, options.Compression!);
    }
}
