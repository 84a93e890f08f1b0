using Nino.Core.Formatters;

namespace Nino.Core;

/// <summary>
/// Bounds the memory of what is read (<see cref="NinoOptions.MaxAllocatedBytes"/>). What costs much more memory than
/// bytes is counted before it is made: elements when their count is read, objects that lack members, and collections
/// that are large when they are empty. Everything else is bounded by its bytes, and costs nothing to count. But a byte
/// pays once: in types that hold themselves, a count may claim what the counts around it have claimed before, so that
/// below a few levels all elements are counted.
/// </summary>
public ref partial struct Reader
{
    /// <summary>What each byte of an input pays for; what costs no more is not counted.</summary>
    internal const int PaidByByte = 16;

    private const string TooMuch = "The values take more memory than NinoOptions.MaxAllocatedBytes allows.";

    /// <summary>Collections of this many elements pay for themselves.</summary>
    internal const int Few = 4;

    /// <summary>So many levels of types that hold themselves may claim the same bytes.</summary>
    private const int FreeLevels = 4;

    /// <summary>Whether what is read is so far inside of types that hold themselves that its elements are counted.</summary>
    internal readonly bool IsDeep
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (_options is null ? NinoOptions.DefaultMaxDepth : _options.MaxDepth) - _depth > FreeLevels;
    }

    /// <summary>Counts memory that is about to be taken.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Charge(long bytes)
    {
        if ((_budget -= bytes) < 0 && !TryDraw())
        {
            ThrowMemory();
        }
    }

    /// <summary>Counts an array or a list, whose elements stand one after another in memory.</summary>
    internal void ChargeElements(int count, int elementSize, int minSize)
    {
        if (MemorySizes.IsCounted(elementSize, minSize) || IsDeep)
        {
            Charge((long)count * elementSize);
        }

        if (count < Few)
        {
            Charge(MemorySizes.List);
        }
    }

    /// <summary>Counts a collection.</summary>
    internal void ChargeCollection(int count, int empty, int elementSize, int minSize) =>
        Charge(empty + (MemorySizes.IsCounted(elementSize, minSize) || IsDeep ? (long)count * elementSize : 0));

    /// <summary>Counts an object that lacks members: its bytes pay for the others.</summary>
    /// <param name="missing">How many members the bytes have less those of the type; 0 where they have them all.</param>
    internal void ChargeObject<T>(int missing)
    {
        if (missing != 0)
        {
            Charge(InstanceSize<T>.Value);
        }
    }

    /// <summary>Puts what is left where slices and the whole take it from: a slice cannot tell what it took.</summary>
    private void ShareBudget()
    {
        // The greater: where user code copied the reader, its memory is there only once.
        Session.Budget = Math.Max(Session.Budget, _budget);
        _budget = 0;
    }

    /// <summary>Takes what a charge lacks from what slices and the whole have in common; false where that is too little, of which nothing is taken then.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryDraw()
    {
        if (_session is not { } session || session.Budget + _budget < 0)
        {
            return false;
        }

        session.Budget += _budget;
        _budget = 0;
        return true;
    }

    /// <summary>What may still be allocated.</summary>
    private readonly long BudgetLeft => _budget + (_session?.Budget ?? 0);

    [DoesNotReturn]
    private readonly void ThrowMemory() => throw new NinoException(TooMuch, null, _position) { Fault = Faults.Fault.Memory };
}
