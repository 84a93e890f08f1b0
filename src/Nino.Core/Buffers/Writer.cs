using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <summary>Writes values to a span, an <see cref="IBufferWriter{T}"/> or a growing buffer; custom formatters get one.</summary>
/// <remarks>
/// Custom formatters write where the writer stands. Nino's own formatters hand on a place instead
/// (<see cref="IFormatter{T}.Write"/>).
/// </remarks>
public ref partial struct Writer
{
    private Span<byte> _buffer;
    private BufferEnd _end;
    private int _position;
    private int _depth;
    private int _largestLevel;
    private nint _stackEnd;
    private long _flushed;
    private IBufferWriter<byte>? _output;
    private NinoOptions? _options;
    private WriteSession? _session;
    private TypeBinding? _root;
    private ReferenceTable? _references;
    private bool _preservesReferences;
    private bool _refusesUserCode;

    // Those of the table of types, once this message has named a type.
    private ReadOnlySpan<byte> _heads;

    /// <summary>Writes to a span; running over its end is a <see cref="NinoException"/>.</summary>
    public Writer(Span<byte> destination, NinoOptions? options = null)
    {
        _buffer = destination;
        _end = new BufferEnd(destination);
        _position = 0;
        _options = options;
        _depth = options is null ? NinoOptions.DefaultMaxDepth : options.MaxDepth;
        _flushed = 0;
        _output = null;
        _session = null;
        _root = null;
        _references = null;
        _preservesReferences = options is { PreserveReferences: true };
        _heads = default;
        _refusesUserCode = false;
    }

    /// <summary>Writes to a buffer writer; call <see cref="Flush"/> at the end.</summary>
    /// <remarks>Where values hold derived types, each writer takes a few KB for them, which <see cref="NinoSerializer"/> keeps for the next message.</remarks>
    public Writer(IBufferWriter<byte> output, NinoOptions? options = null) : this(default(Span<byte>), options) =>
        _output = output ?? throw new ArgumentNullException(nameof(output));

    /// <summary>Lets a default writer write to a buffer writer, of which <paramref name="room"/> is the current span.</summary>
    /// <remarks>No constructor: one would store a zero into each other field, of a local that is clear already.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(IBufferWriter<byte> output, Span<byte> room, NinoOptions? options)
    {
        SetBuffer(room);
        SetOptions(options);
        _output = output;
    }

    /// <summary>Lets a default writer write to the session's buffers.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(WriteSession session, NinoOptions? options)
    {
        SetBuffer(session.Buffer);
        SetOptions(options);
        _session = session;
    }

    /// <summary>The options of the call.</summary>
    public readonly NinoOptions Options => _options ?? NinoOptions.Default;

    /// <summary>The options of the call, where it was given any.</summary>
    internal readonly NinoOptions? GivenOptions => _options;

    /// <summary>How many levels objects may nest from here on.</summary>
    internal readonly int LevelsLeft => _depth;

    /// <summary>The number of bytes written so far.</summary>
    public readonly long WrittenCount => _flushed + _position;

    /// <summary>Hands what is written to the buffer writer.</summary>
    public void Flush()
    {
        if (_output is not null && _position > 0)
        {
            _output.Advance(_position);
            _flushed += _position;
            _position = 0;
            SetBuffer(default);
        }
        else if (_flushed >= Failed)
        {
            ThrowTooLarge();
        }
    }

    /// <summary>Advances by <paramref name="size"/> bytes and returns a reference to the first of them. The caller must fill all of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(int size)
    {
        if ((uint)(_buffer.Length - _position) < (uint)size)
        {
            Grow(size);
        }

        int position = _position;
        _position = position + size;
        return ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), position);
    }

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

        if (_refusesUserCode)
        {
            throw new InvalidOperationException();
        }
    }

    /// <summary>Has <see cref="EnterUserCode"/> raise an error.</summary>
    internal void RefuseUserCode() => _refusesUserCode = true;

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

    /// <summary>The table of the derived types of this message.</summary>
    internal TypeTable Types
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _root is null ? Session.Types : AddRoot();
    }

    /// <summary>The head of an object whose formatter has a number, where this message has given its type one; otherwise 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly byte HeadOf(int number)
    {
        ReadOnlySpan<byte> heads = _heads;
        return (uint)number < (uint)heads.Length ? Unsafe.Add(ref MemoryMarshal.GetReference(heads), number) : (byte)0;
    }

    /// <summary>Gives a type the next index of this message.</summary>
    internal void AddType(Type type)
    {
        TypeTable types = Types;
        types.Add(type, _preservesReferences);
        _heads = types.Heads;
    }

    /// <summary>Gives a version-tolerant type the next index of this message, for objects of exactly the type that is declared.</summary>
    internal void AddDeclared(ref TypeTable.Slot slot, int number)
    {
        TypeTable types = Types;
        types.AddDeclared(ref slot, number);
        _heads = types.Heads;
    }

    /// <summary>A writer of a value with type indexes of its own, which <see cref="EndBlock"/> takes over behind its length.</summary>
    internal Writer BeginBlock()
    {
        Writer part = default;
        part.Begin(Session.RentInner(), _options);
        part._depth = _depth;
        part._largestLevel = _largestLevel;
        part._stackEnd = _stackEnd;
        part._refusesUserCode = _refusesUserCode;
        return part;
    }

    /// <summary>Writes the length of what another writer wrote, and that.</summary>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="part">The other writer.</param>
    /// <param name="end">The place behind what it wrote.</param>
    internal ref byte EndBlock(ref byte at, scoped ref Writer part, scoped ref byte end)
    {
        part._position = part.PositionOf(ref end);
        long length = part.WrittenCount;
        if (length > Payload.MaxSize)
        {
            part.ThrowTooLarge();
        }

        at = ref WriteVarint(ref at, (ulong)length);
        foreach (ReadOnlyMemory<byte> segment in part.Written)
        {
            at = ref Room(ref at, segment.Length);
            segment.Span.CopyTo(MemoryMarshal.CreateSpan(ref at, segment.Length));
            at = ref Unsafe.Add(ref at, segment.Length);
        }

        part.ReturnReferences();
        Session.ReturnInner(part._session!);
        return ref at;
    }

    /// <summary>A writer of a part that stands nowhere as it is, with type indexes of its own; its objects are those of this message. <see cref="ReturnPart"/> ends it.</summary>
    internal Writer BeginPart()
    {
        Writer part = BeginBlock();
        part._references = _references;
        return part;
    }

    /// <summary>Ends a part that <see cref="BeginPart"/> began.</summary>
    internal void ReturnPart(ref Writer part)
    {
        _references = part._references;
        Session.ReturnInner(part._session!);
    }

    private WriteSession Session => _session ??= WriteSession.Rent(isTarget: false);

    /// <summary>Whether no type was named yet.</summary>
    internal readonly bool CanBeginRoot => _root is null && _session is not { HasTypes: true };

    /// <summary>Begins a message with the id of its root, and notes the type; the table of types is only made when another derived type occurs.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte BeginRoot(ref byte at, TypeBinding binding)
    {
        _root = binding;
        return ref WriteId(ref at, binding.Id);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TypeTable AddRoot()
    {
        TypeTable types = Session.Types;
        types.Add(_root!.Type, _preservesReferences);
        _root = null;
        return types;
    }

    /// <summary>Gives a session that was taken on the way back; only after success, so that a failure leaves nothing dirty behind.</summary>
    internal void Release()
    {
        if (_references is not null)
        {
            ReturnReferences();
        }

        if (_session is { } session)
        {
            if (_flushed >= Failed)
            {
                ThrowTooLarge();
            }

            _session = null;
            WriteSession.Return(session);
        }
    }

    /// <summary>What was written to the session's buffers, where it is; until <see cref="Release"/>.</summary>
    internal readonly ReadOnlySequence<byte> Written => _session!.ToSequence(_position);

    /// <summary>What was written to the session's buffers, after which the session is given back.</summary>
    internal byte[] Finish(ref byte at)
    {
        _position = PositionOf(ref at);
        long total = _flushed + _position;
        if (total > Payload.MaxSize)
        {
            ThrowTooLarge();
        }

        byte[] result = Platform.AllocateUninitialized<byte>((int)total);
        if (_flushed == 0)
        {
            _buffer.Slice(0, _position).CopyTo(result);
        }
        else
        {
            _session!.CopyTo(result, _position);
        }

        if (_references is not null)
        {
            ReturnReferences();
        }

        WriteSession.Return(_session!);
        _session = null;
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void SetOptions(NinoOptions? options)
    {
        _options = options;
        if (options is null)
        {
            _depth = NinoOptions.DefaultMaxDepth;
        }
        else
        {
            _depth = options.MaxDepth;
            _preservesReferences = options.PreserveReferences;
        }
    }

    private void SetBuffer(Span<byte> buffer)
    {
        _buffer = buffer;
        _end = new BufferEnd(buffer);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int size)
    {
        if (size < 0 || WrittenCount + size > Payload.MaxSize)
        {
            ThrowTooLarge();
        }

        if (_output is not null)
        {
            Flush();
            SetBuffer(_output.GetSpan(size));
            if (_buffer.Length < size)
            {
                ThrowFull(size);
            }
        }
        else if (_session is { IsTarget: true } session)
        {
            _flushed += _position;
            SetBuffer(session.Grow(_position, size));
            _position = 0;
        }
        else
        {
            ThrowFull(size);
        }
    }

    [DoesNotReturn]
    private readonly void ThrowFull(int size) => throw new NinoException(
        $"The destination of {_buffer.Length} bytes is too small: {size} more bytes are needed after {_position}.");

    [DoesNotReturn]
    private static void ThrowOutside() => throw new InvalidOperationException("The place is not one that this writer gave.");

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void CheckDepth()
    {
        if (_depth < 0)
        {
            throw new NinoException("Objects nest deeper than NinoOptions.MaxDepth allows. A cycle between objects does this, and so does a long chain. [NinoType(PreserveReferences = true)] or NinoOptions.PreserveReferences closes cycles; a chain is better kept in a collection, or take a higher MaxDepth.");
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
    private static void ThrowStack() => throw new NinoException("Objects nest deeper than the stack of this thread allows. A cycle between objects does this.");
}
