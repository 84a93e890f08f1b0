using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Writes blocks of elements, in the background where that is wanted: then one block is written while the next is filled.</summary>
internal sealed class ElementWriter<T>(Stream stream, NinoStreamOptions options, CancellationToken cancellation)
{
    private readonly NinoStreamWriter _writer = new(stream, options, options.Index ? StreamFlags.Index : StreamFlags.None);
    private readonly ElementIndexBuilder? _index = options.Index ? new ElementIndexBuilder() : null;
    private List<T> _written = [];
    private Task<Written> _writing = Task.FromResult(default(Written));

    /// <summary>Takes a block, and gives one to fill.</summary>
    /// <param name="block">The block.</param>
    /// <returns>An empty block, and how many elements and bytes the block has that was written last; 0 before the first.</returns>
    public async ValueTask<(List<T> Block, int Count, long Bytes)> WriteAsync(List<T> block)
    {
        Written last;
        if (!options.InBackground)
        {
            last = await WriteNowAsync(block).ConfigureAwait(false);
            block.Clear();
            return (block, last.Count, last.Bytes);
        }

        last = await _writing.ConfigureAwait(false);
        List<T> free = _written;
        free.Clear();
        _written = block;
        _writing = Task.Run(() => WriteNowAsync(block).AsTask(), CancellationToken.None);
        return (free, last.Count, last.Bytes);
    }

    /// <summary>Writes the last block, the index and the end.</summary>
    public async ValueTask CompleteAsync(List<T> block)
    {
        await _writing.ConfigureAwait(false);
        if (block.Count > 0)
        {
            await WriteNowAsync(block).ConfigureAwait(false);
        }

        await _writer.EndAsync(_index, cancellation).ConfigureAwait(false);
    }

    /// <summary>Ends the writer, without an end of the stream unless that was written.</summary>
    public async ValueTask AbandonAsync()
    {
        await Task.WhenAny(_writing).ConfigureAwait(false);
        _ = _writing.Exception;
        _writer.Abandon();
    }

    private async ValueTask<Written> WriteNowAsync(List<T> block)
    {
        long start = _writer.Position;
        await _writer.WriteAsync(block, cancellation).ConfigureAwait(false);
        _index?.Add(block.Count, _writer.Position - start);
        return new Written(block.Count, _writer.LastPayload);
    }

    private readonly record struct Written(int Count, long Bytes);
}
