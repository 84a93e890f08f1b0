using System.IO;
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
        ElementWriter<T> writer = new(stream, options ?? NinoStreamOptions.Default, cancellation);
        try
        {
            // Nobody knows how large elements are: blocks grow from one element on.
            int size = 1;
            await foreach (T element in elements.WithCancellation(cancellation).ConfigureAwait(false))
            {
                writer.Block.Add(element);
                if (writer.Block.Count >= size)
                {
                    WrittenBlock last = await writer.WriteAsync().ConfigureAwait(false);
                    size = last.Count == 0 ? size : NextSize(last.Count, last.Bytes);
                }
            }

            await writer.CompleteAsync().ConfigureAwait(false);
        }
        finally
        {
            // What failed has no end, so that readers notice.
            await writer.AbandonAsync().ConfigureAwait(false);
        }
    }

    public static async IAsyncEnumerable<T?> ReadAsync<T>(Stream stream, NinoStreamOptions? options, [EnumeratorCancellation] CancellationToken cancellation)
    {
        options ??= NinoStreamOptions.Default;
        using NinoStreamReader reader = new(stream, options with { LeaveOpen = true });
        await foreach (List<T?> block in Blocks(token => ReadBlockAsync<T>(reader, token), options.InBackground, cancellation).ConfigureAwait(false))
        {
            foreach (T? element in block)
            {
                yield return element;
            }
        }
    }

    /// <summary>Gives blocks one by one; in the background, the next one is read while the last is used.</summary>
    /// <param name="read">Reads the next block; null at the end.</param>
    /// <param name="inBackground">Whether it is read on another thread.</param>
    /// <param name="cancellation">Stops reading.</param>
    public static async IAsyncEnumerable<List<T?>> Blocks<T>(
        Func<CancellationToken, ValueTask<List<T?>?>> read, bool inBackground, [EnumeratorCancellation] CancellationToken cancellation)
    {
        if (!inBackground)
        {
            while (await read(cancellation).ConfigureAwait(false) is { } block)
            {
                yield return block;
            }

            yield break;
        }

        using CancellationTokenSource stopping = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        Task<List<T?>?> next = Start(read, stopping.Token);
        try
        {
            while (await ReadAsync(next, cancellation).ConfigureAwait(false) is { } block)
            {
                next = Start(read, stopping.Token);
                yield return block;
            }
        }
        finally
        {
            // Nobody reads from here on. What it met then, nobody asked for.
            stopping.Cancel();
            await Task.WhenAny(next).ConfigureAwait(false);
            _ = next.Exception;
        }
    }

    /// <summary>A block that is read in the background. Where the caller stops it, the error has the token of the caller, who asks for that.</summary>
    private static async ValueTask<List<T?>?> ReadAsync<T>(Task<List<T?>?> block, CancellationToken cancellation)
    {
        try
        {
            return await block.ConfigureAwait(false);
        }
        catch (OperationCanceledException error) when (cancellation.IsCancellationRequested)
        {
            throw new OperationCanceledException(error.Message, error, cancellation);
        }
    }

    private static Task<List<T?>?> Start<T>(Func<CancellationToken, ValueTask<List<T?>?>> read, CancellationToken cancellation) =>
        Task.Run(() => read(cancellation).AsTask(), CancellationToken.None);

    private static async ValueTask<List<T?>?> ReadBlockAsync<T>(NinoStreamReader reader, CancellationToken cancellation) =>
        await reader.WaitToReadAsync(cancellation).ConfigureAwait(false) ? await reader.ReadAsync<List<T?>>(cancellation).ConfigureAwait(false) ?? [] : null;

    private static int NextSize(int size, long bytes) =>
        bytes <= BlockBytes / 2 ? Math.Min(size * 2, MostElements)
        : bytes > BlockBytes * 2 ? Math.Max(1, size / 2)
        : size;
}
