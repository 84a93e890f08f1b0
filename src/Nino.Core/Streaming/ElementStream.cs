using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Collections that need not fit in memory: a stream of messages (format.md §13), each of which is a list of the next elements.</summary>
internal static class ElementStream
{
    /// <summary>About so many bytes of elements stand in a message, unless one element takes more.</summary>
    private const int BlockBytes = 64 * 1024;

    private const int MostElements = 8 * 1024;

    public static async Task WriteAsync<T>(Stream stream, IAsyncEnumerable<T> elements, NinoStreamOptions? options, CancellationToken cancellation)
    {
        NinoStreamWriter writer = new(stream, (options ?? NinoStreamOptions.Default) with { LeaveOpen = true });
        try
        {
            List<T> block = [];

            // Nobody knows how large elements are: blocks grow from one element on.
            int size = 1;
            await foreach (T element in elements.WithCancellation(cancellation).ConfigureAwait(false))
            {
                block.Add(element);
                if (block.Count >= size)
                {
                    long start = writer.Position;
                    await writer.WriteAsync(block, cancellation).ConfigureAwait(false);
                    block.Clear();
                    size = NextSize(size, writer.Position - start);
                }
            }

            if (block.Count > 0)
            {
                await writer.WriteAsync(block, cancellation).ConfigureAwait(false);
            }

            await writer.CompleteAsync(cancellation).ConfigureAwait(false);
        }
        finally
        {
            // What failed has no end, so that readers notice.
            writer.Abandon();
        }
    }

    public static async IAsyncEnumerable<T?> ReadAsync<T>(Stream stream, NinoStreamOptions? options, [EnumeratorCancellation] CancellationToken cancellation)
    {
        using NinoStreamReader reader = new(stream, (options ?? NinoStreamOptions.Default) with { LeaveOpen = true });
        while (await reader.WaitToReadAsync(cancellation).ConfigureAwait(false))
        {
            foreach (T? element in await reader.ReadAsync<List<T?>>(cancellation).ConfigureAwait(false) ?? [])
            {
                yield return element;
            }
        }
    }

    private static int NextSize(int size, long bytes) =>
        bytes <= BlockBytes / 2 ? Math.Min(size * 2, MostElements)
        : bytes > BlockBytes * 2 ? Math.Max(1, size / 2)
        : size;
}
