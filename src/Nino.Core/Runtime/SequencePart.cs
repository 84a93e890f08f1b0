using System.Buffers;

namespace Nino.Core.Runtime;

/// <summary>A buffer in a sequence of buffers.</summary>
internal sealed class SequencePart : ReadOnlySequenceSegment<byte>
{
    public SequencePart(ReadOnlyMemory<byte> memory, long index = 0)
    {
        Memory = memory;
        RunningIndex = index;
    }

    public SequencePart Append(ReadOnlyMemory<byte> memory)
    {
        SequencePart next = new(memory, RunningIndex + Memory.Length);
        Next = next;
        return next;
    }
}
