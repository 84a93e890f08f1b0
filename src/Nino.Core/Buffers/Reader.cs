using Nino.Core.Faults;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <summary>Reads values from a span; custom formatters get one.</summary>
/// <remarks>
/// The remaining length is checked once per run of fixed-size members by <see cref="Take"/>; what lies behind the
/// returned reference is then read without checks.
/// </remarks>
public ref partial struct Reader
{
    private readonly ReadOnlySpan<byte> _buffer;
    private int _position;
    private int _depth;
    private int _largestLevel;
    private int _longer;

    // Whether this is a part of a message whose length is known, so that no more bytes can come into it.
    private bool _isPart;
    private nint _stackEnd;
    private readonly NinoOptions? _options;
    private ReadSession? _session;
    private TypeBinding? _root;
    private long _comparisons;
    private long _budget;

    /// <summary>Reads from a span.</summary>
    public Reader(ReadOnlySpan<byte> source, NinoOptions? options = null)
    {
        _options = options;
        _buffer = source;
        _position = 0;
        _depth = options is null ? NinoOptions.DefaultMaxDepth : options.MaxDepth;
        _session = null;
        _root = null;
        _comparisons = 0;
        _budget = options is null ? NinoOptions.DefaultMemory + ((long)PaidByByte * source.Length) : options.MemoryFor(source.Length);
    }

    private Reader(ReadOnlySpan<byte> source, int depth, NinoOptions? options)
    {
        _buffer = source;
        _position = 0;
        _depth = depth;
        _options = options;
        _session = null;
        _root = null;
        _comparisons = 0;
    }

    /// <summary>What another reader is, with an end of its own.</summary>
    private Reader(Reader whole, int end)
    {
        this = whole;
        _buffer = whole._buffer.Slice(0, end);
        _isPart = true;
    }

    /// <summary>A reader of other bytes, which has the limits of this one.</summary>
    internal readonly Reader Over(ReadOnlySpan<byte> source) =>
        new(source, _depth, _options) { _comparisons = _comparisons, _budget = BudgetLeft, _longer = _longer + _buffer.Length - source.Length, _isPart = true };

    /// <summary>A reader of no bytes, with the comparisons that so many keys of a table may take.</summary>
    internal static Reader OfKeys(int count) => new(ReadOnlySpan<byte>.Empty) { _longer = Math.Min(count, int.MaxValue / BytesPerKey) * BytesPerKey };

    /// <summary>A reader of what was written or read already, which takes no memory that is counted, and so many levels.</summary>
    internal static Reader OfKnown(ReadOnlySpan<byte> source, int depth) => new(source, depth, null) { _budget = long.MaxValue };

    /// <summary>The options of the call.</summary>
    public readonly NinoOptions Options => _options ?? NinoOptions.Default;

    /// <summary>The options of the call, where it was given any.</summary>
    internal readonly NinoOptions? GivenOptions => _options;

    /// <summary>The offset of the next byte.</summary>
    public readonly int Position => _position;

    /// <summary>The number of bytes that are left.</summary>
    public readonly int Remaining
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _buffer.Length - _position;
    }

    /// <summary>Whether every byte has been read.</summary>
    public readonly bool Eof => _position == _buffer.Length;

    /// <summary>Whether the next byte may be the head of a derived type.</summary>
    internal readonly bool IsAtType
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Remaining > 0 && Head.IsDerived(Current);
    }

    /// <summary>Whether the next byte may be the mark of an object that keeps its identity, or of a reference to one.</summary>
    internal readonly bool IsAtReference => Remaining > 0 && Head.IsReference(Current);

    /// <summary>Advances by <paramref name="size"/> bytes and returns a reference to the first of them; an error when fewer are left.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(int size)
    {
        int position = _position;
        if ((uint)size > (uint)(_buffer.Length - position))
        {
            ThrowEnd(size);
        }

        _position = position + size;
        return ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), position);
    }

    /// <summary>The bytes at the position, for a caller that checks <see cref="Remaining"/> itself.</summary>
    internal readonly ref byte Current
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), _position);
    }

    /// <summary>The bytes from a position on that was read already.</summary>
    internal readonly ref byte At(int position) => ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), position);

    /// <summary><see cref="Take"/> of <paramref name="count"/> values of equal size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte TakeMany(int count, int size)
    {
        long total = (long)count * size;
        if (total > Remaining)
        {
            ThrowEnd(total);
        }

        return ref Take((int)total);
    }

    /// <summary>Advances over bytes that the caller has checked.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Skip(int size) => _position += size;

    /// <summary>Reads a fixed-size value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadFixed<T, TFormatter>()
        where TFormatter : struct, IFormatter<T>
    {
        if (Remaining < default(TFormatter).FixedSize)
        {
            ThrowEnd(default(TFormatter).FixedSize);
        }

        ref byte source = ref Current;
        Check(default(TFormatter).IsValid(ref source));
        _position += default(TFormatter).FixedSize;
        return default(TFormatter).ReadFixed(ref source);
    }

    /// <summary>Takes an object head when it is the expected one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadHead(byte expected)
    {
        int position = _position;
        if ((uint)position < (uint)_buffer.Length && Current == expected)
        {
            _position = position + 1;
            return true;
        }

        return false;
    }

    /// <summary>Reads a varint (format.md §1).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal uint ReadVarint()
    {
        int position = _position;
        if ((uint)position < (uint)_buffer.Length)
        {
            uint first = Current;
            if (first < 0x80)
            {
                _position = position + 1;
                return first;
            }
        }

        return ReadLongVarint();
    }

    private uint ReadLongVarint()
    {
        // The sizes of what follow each other are often the same: branches, which are foretold, do not wait for them.
        if (Remaining >= 3)
        {
            uint second = Wire.At(ref Current, 1);
            if (second < 0x80)
            {
                uint two = (Current & 0x7Fu) | (second << 7);
                _position += 2;
                return two;
            }

            uint third = Wire.At(ref Current, 2);
            if (third < 0x80)
            {
                uint three = (Current & 0x7Fu) | ((second & 0x7F) << 7) | (third << 14);
                _position += 3;
                return three;
            }
        }

        ulong word = ReadWord(out int size);
        if (size <= Math.Min(Varint.MaxSize, Remaining) && word <= uint.MaxValue)
        {
            _position += size;
            return (uint)word;
        }

        int bytes = Math.Min(Varint.MaxSize, Remaining);
        _position += bytes;
        if (bytes < Varint.MaxSize)
        {
            ThrowEnd(1);
        }

        ThrowInvalid("A varint holds more than 32 bits.");
        return 0;
    }

    /// <summary>Reads a wide varint (format.md §11.1).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ulong ReadWideVarint()
    {
        if (Remaining > 0 && Current < 0x80)
        {
            ulong value = Current;
            _position++;
            return value;
        }

        return ReadLongWideVarint();
    }

    private ulong ReadLongWideVarint()
    {
        ulong word = ReadWord(out int size);
        if (size > Remaining)
        {
            _position = _buffer.Length;
            ThrowEnd(1);
        }

        _position += size;
        return word;
    }

    /// <summary>A varint at the position, without going on. One that is cut off has more bytes than are left.</summary>
    private readonly ulong ReadWord(out int size) => Remaining >= Varint.MaxWideSize
        ? Varint.ReadWord(ref Current, out size)
        : Varint.Gather(Wire.ReadBytes(ref Current, Remaining), out size);

    /// <summary>Reads a collection head; false for null. A count that the bytes that are left cannot hold is an error.</summary>
    /// <param name="minSize">The least number of bytes that an element takes; 0 where it takes a bit.</param>
    /// <param name="count">The number of elements.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryReadCount(int minSize, out int count)
    {
        uint head = ReadVarint();
        count = (int)(head - 1);
        if (head == 0)
        {
            return false;
        }

        if (minSize == 0 ? (ulong)(head - 1) > (ulong)(uint)Remaining * 8 || head > Payload.MaxSize : (ulong)(head - 1) * (uint)minSize > (uint)Remaining)
        {
            ThrowCount(head - 1, minSize);
        }

        return true;
    }

    /// <summary>Whether a nullable value comes next that is there, with all of its <paramref name="size"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly bool IsPresent(int size) => Remaining > size && Current == 1;

    /// <summary>Reads the presence byte of a nullable value (format.md §4).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool ReadPresence()
    {
        byte presence = Take(1);
        if (presence > 1)
        {
            ThrowInvalid(NoPresence(presence));
        }

        return presence != 0;
    }

    // Apart: a method that puts text together clears room for it each time.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string NoPresence(byte presence) => $"{presence} is not the presence of a nullable value, which is 0 or 1.";

    /// <summary>Counts one level of nesting; <see cref="Leave"/> ends it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Enter()
    {
        if (--_depth < 0 || StackRoom.IsPast(_stackEnd, ref _depth))
        {
            CheckDepth();
        }
    }

    /// <summary><see cref="Enter"/> before code of the user, which may copy what it is given to where the stack has already grown.</summary>
    internal void EnterUserCode()
    {
        if (--_depth < 0 || StackRoom.IsPast(_stackEnd))
        {
            CheckDepth();
        }
    }

    /// <summary>Raises an error where a struct of many KB does not fit on the stack as often as code that is not optimised has it there; nothing for other types. Called before the methods that take or return one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void CheckStack<T>()
    {
        if (StackRoom.IsLarge<T>())
        {
            CheckStack(Unsafe.SizeOf<T>());
        }
    }

    /// <summary>Ends a level of nesting.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Leave() => _depth++;

    /// <summary>Raises an error when bytes are not a value that C# could have made.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Check(bool valid)
    {
        if (!valid)
        {
            ThrowInvalid("The bytes are not a value of this type.");
        }
    }

    internal ReadSession Session => _session ?? BeginSession();

    /// <summary>How many derived types the message has named so far.</summary>
    internal readonly int TypeCount => _session?.Count ?? 0;

    /// <summary>How many objects of the message have an index so far.</summary>
    internal readonly int ObjectCount => _session?.ObjectCount ?? 0;

    /// <summary>Gives the reader the types of a message that it goes on with.</summary>
    internal void GiveSession(ReadSession session)
    {
        // The reader has all that its options allow.
        session.Budget = 0;
        _session = session;
    }

    /// <summary>Takes the types of the message away, for a reader that goes on with it.</summary>
    internal ReadSession? TakeSession()
    {
        ReadSession? session = _session;
        _session = null;
        return session;
    }

    /// <summary>Ends a message that takes all of the bytes; an error when there are more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void End(TypeBinding root)
    {
        if (_position != _buffer.Length)
        {
            ThrowTrailing(root);
        }

        if (_session is not null)
        {
            Release();
        }
    }

    /// <summary>Gives a session that was taken on the way back; only after success, so that a failure leaves nothing dirty behind.</summary>
    internal void Release()
    {
        if (_session is { } session)
        {
            _session = null;
            ReadSession.Return(session);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void CheckDepth()
    {
        if (_depth < 0)
        {
            ThrowDepth("Objects nest deeper than NinoOptions.MaxDepth allows.");
        }

        if (!StackRoom.TryLook(ref _depth, ref _stackEnd, ref _largestLevel))
        {
            ThrowStack();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void CheckStack(int valueSize)
    {
        if (!StackRoom.HasFor(valueSize))
        {
            ThrowStack();
        }
    }

    [DoesNotReturn]
    private readonly void ThrowStack() => ThrowDepth("Objects nest deeper than the stack of this thread allows.");

    [DoesNotReturn]
    private readonly void ThrowDepth(string problem) => throw new NinoException(problem, null, _position) { Fault = Fault.Depth };

    [DoesNotReturn]
    internal readonly void ThrowInvalid(string problem) => throw new NinoException(problem, null, _position);

    /// <summary>Raises the error that a set or dictionary holds an element or key twice; the entry begins at <paramref name="start"/>.</summary>
    [DoesNotReturn]
    internal static void ThrowRepeated(int start) =>
        throw new NinoException("An element or key is repeated.", null, start) { Fault = Fault.Collection };

    /// <summary>Raises the error that a dictionary holds null as a key; the entry begins at <paramref name="start"/>.</summary>
    [DoesNotReturn]
    internal static void ThrowNullKey(int start) => throw new NinoException("A key is null.", null, start) { Fault = Fault.Key };

    [DoesNotReturn]
    private readonly void ThrowTrailing(TypeBinding root) => throw new NinoException(
        $"{Remaining} bytes are left over behind the value. If these are further values, ask for 'out consumed'.", root.Type, _position, "");

    [DoesNotReturn]
    private readonly void ThrowEnd(long size)
    {
        if (size < 0)
        {
            ThrowInvalid($"A length of {size} bytes is negative.");
        }

        ThrowEnd(size, $"The input ends too early: {size} bytes are needed and {Remaining} are left.");
    }

    /// <summary>Raises the error that what follows takes at least <paramref name="size"/> bytes, which are not left.</summary>
    [DoesNotReturn]
    internal readonly void ThrowEnd(long size, string problem) =>
        throw new NinoException(problem, null, _position) { Fault = _isPart ? Fault.Value : Fault.End, Needed = _position + size };

    [DoesNotReturn]
    private readonly void ThrowCount(uint count, int minSize) => ThrowEnd(
        minSize == 0 ? ((long)count + 7) / 8 : (long)count * minSize, $"The input claims {count} elements, which do not fit in the {Remaining} bytes that are left.");
}
