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
    private Task<WrittenBlock> _writing = Task.FromResult(default(WrittenBlock));

    /// <summary>The block to fill.</summary>
    public List<T> Block { get; private set; } = [];

    /// <summary>Writes the block, and has another to fill.</summary>
    /// <returns>The size of the block that was written last; in the background, of the one before.</returns>
    public async ValueTask<WrittenBlock> WriteAsync()
    {
        WrittenBlock last;
        List<T> block = Block;
        if (!options.InBackground)
        {
            last = await WriteNowAsync(block).ConfigureAwait(false);
            block.Clear();
            return last;
        }

        last = await _writing.ConfigureAwait(false);
        _written.Clear();
        Block = _written;
        _written = block;
        _writing = Task.Run(() => WriteNowAsync(block).AsTask(), CancellationToken.None);
        return last;
    }

    /// <summary>Writes the last block, the index and the end.</summary>
    public async ValueTask CompleteAsync()
    {
        await _writing.ConfigureAwait(false);
        if (Block.Count > 0)
        {
            await WriteNowAsync(Block).ConfigureAwait(false);
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

    private async ValueTask<WrittenBlock> WriteNowAsync(List<T> block)
    {
        long start = _writer.Position;
        await _writer.WriteAsync(block, cancellation).ConfigureAwait(false);
        _index?.Add(block.Count, _writer.Position - start);
        return new WrittenBlock(block.Count, _writer.LastPayload);
    }
}
