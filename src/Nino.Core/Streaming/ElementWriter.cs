using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Writes blocks of elements, in the background where that is wanted: then one block is written while the next is filled.</summary>
internal sealed class ElementWriter<T>(Stream stream, NinoStreamOptions options, CancellationToken cancellation)
{
    /// <summary>Elements may be much larger than those before them. Blocks of more bytes are written as two, so that readers do not have to take more than they allow.</summary>
    private const long LargestBlock = 1024 * 1024;

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
        if (!await _writer.TryWriteAsync(block, block.Count == 1 ? long.MaxValue : LargestBlock, cancellation).ConfigureAwait(false))
        {
            int half = block.Count / 2;
            await WriteNowAsync(block.GetRange(0, half)).ConfigureAwait(false);
            return await WriteNowAsync(block.GetRange(half, block.Count - half)).ConfigureAwait(false);
        }

        _index?.Add(block.Count, _writer.Position - start);
        return new WrittenBlock(block.Count, _writer.LastPayload);
    }
}
