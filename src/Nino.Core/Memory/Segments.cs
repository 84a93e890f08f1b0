using System.Buffers;

namespace Nino.Core.Memory;

/// <summary>Bytes in several pieces.</summary>
internal static class Segments
{
    /// <summary>Copies them one after another. Debian's Mono lacks the method of the framework that does it.</summary>
    public static void CopyTo(ReadOnlySequence<byte> source, Span<byte> destination)
    {
        foreach (ReadOnlyMemory<byte> segment in source)
        {
            segment.Span.CopyTo(destination);
            destination = destination.Slice(segment.Length);
        }
    }
}
