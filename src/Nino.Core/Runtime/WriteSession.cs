using System.Buffers;
using Nino.Core.Memory;

namespace Nino.Core.Runtime;

/// <summary>What one message needs while it is written: buffers, and the derived types seen so far. Each thread keeps one.</summary>
/// <remarks>
/// The thread keeps one buffer, which grows with the messages up to <see cref="LargestKept"/>. What does not fit goes to
/// rented segments, which are joined once, in the result: nothing is copied twice. A session that has such segments, or
/// types that may be let go, is taken from the thread until its message is complete, so that a call that fails leaves
/// nothing large alive.
/// </remarks>
internal sealed class WriteSession
{
    private const int InitialSize = 4 * 1024;

    private const int LargestKept = 1024 * 1024;

    // Blocks nest as types do; few do so deep.
    private const int MostInner = 4;

    private const int LargestInnerKept = 64 * 1024;

    [ThreadStatic]
    private static WriteSession? t_last;

    // Null until a message outgrows the thread's buffer.
    private List<Segment>? _full;
    private byte[] _kept = new byte[InitialSize];
    private TypeTable? _types;
    private WeakReference<TypeTable>? _released;
    private bool _isTaken;

    // Whether the thread has another session, or none, and gets this one back when the message is complete.
    private bool _isAside;

    private bool _isTarget;
    private WriteSession? _inner;

    // The session of the thread's last call inside a message.
    private WriteSession? _inside;
    private readonly int _level;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private WriteSession()
    {
        Buffer = _kept;
        if (t_last is { } outer)
        {
            outer._isAside = true;
        }

        t_last = this;
    }

    private WriteSession(int level)
    {
        Buffer = _kept;
        _level = level;
    }

    /// <summary>The buffer that is being written to. A field, because each getter is one more method for the first call to compile.</summary>
    public byte[] Buffer;

    /// <summary>Whether the writer writes to <see cref="Buffer"/>; otherwise only the table of types is used.</summary>
    public bool IsTarget => _isTarget;

    /// <summary>The types that the thread has met, and their indexes in this message.</summary>
    public TypeTable Types => _types ?? FindTypes();

    /// <summary>Whether a type has an index in this message.</summary>
    public bool HasTypes => _types is { IsEmpty: false };

    /// <summary>How many types have an index in this message.</summary>
    public int IndexCount => _types?.IndexCount ?? 0;

    /// <summary>Takes the thread's session. A nested call, from a custom formatter, finds it taken and has one of its own; so does the first call after one that failed.</summary>
    /// <param name="isTarget">See <see cref="IsTarget"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static WriteSession Rent(bool isTarget)
    {
        WriteSession? session = t_last;
        if (session is null || session._isTaken)
        {
            session = session?._inside is null ? new WriteSession() : session.TakeInside();
        }

        session._isTaken = true;
        session._isTarget = isTarget;
        return session;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private WriteSession TakeInside()
    {
        WriteSession inside = _inside!;
        _inside = null;
        _isAside = true;
        return t_last = inside;
    }

    /// <summary>A session for a part of the message that has type indexes of its own.</summary>
    public WriteSession RentInner()
    {
        WriteSession inner = _inner ?? new WriteSession(_level + 1);
        _inner = null;
        inner._isTaken = true;
        inner._isTarget = true;
        return inner;
    }

    /// <summary>Ends such a part. Little is kept of it: it comes on top of what the message keeps.</summary>
    public void ReturnInner(WriteSession inner)
    {
        Return(inner);
        if (_level < MostInner && inner._kept.Length <= LargestInnerKept)
        {
            _inner = inner;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Return(WriteSession session)
    {
        if (session._types is not null)
        {
            session.ResetTypes();
        }

        session._isTaken = false;
        if (session._isAside)
        {
            session.PutBack();
        }
    }

    /// <summary>Takes the session that has these types from its thread until its message is complete: where that fails, nothing holds what the load context of a type may let go.</summary>
    public static void PutAside(TypeTable types)
    {
        if (t_last is { } session && ReferenceEquals(session._types, types))
        {
            session.PutAside();
        }
    }

    private void PutAside()
    {
        _isAside = true;
        if (ReferenceEquals(t_last, this))
        {
            t_last = null;
        }
    }

    /// <summary>Gives the session back to its thread, unless that has a larger one from a call inside.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutBack()
    {
        _isAside = false;
        if (_full is { Count: > 0 })
        {
            ReturnSegments();
        }

        if (_level != 0)
        {
            return;
        }

        WriteSession? other = t_last;
        if (other is null || other._isTaken || other._kept.Length <= _kept.Length)
        {
            t_last = this;
            KeepInside(other is null || other._isTaken ? _inside : other);
        }
        else
        {
            other.KeepInside(this);
        }
    }

    /// <summary>Keeps a session for the next call inside, as far as the thread may keep the bytes of both.</summary>
    private void KeepInside(WriteSession? other)
    {
        _inside = null;
        if (other is not null && _kept.Length + other._kept.Length <= LargestKept)
        {
            other._inside = null;
            _inside = other;
        }
    }

    // Apart, so that the class is not loaded before a message has a derived type.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void ResetTypes()
    {
        _types!.Reset();
        if (_types.HasCollectible)
        {
            ReleaseTypes();
        }
    }

    // Types of load contexts that may be let go: the table is held again by the next message, unless it was collected.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReleaseTypes()
    {
        if (_released is null || !_released.TryGetTarget(out TypeTable? known) || !ReferenceEquals(known, _types))
        {
            _released = new WeakReference<TypeTable>(_types!);
        }

        _types = null;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TypeTable FindTypes()
    {
        if (_released is not null && _released.TryGetTarget(out TypeTable? released))
        {
            PutAside();
            return _types = released;
        }

        return _types = new TypeTable();
    }

    /// <summary>Puts a filled buffer aside and gives another with room for <paramref name="needed"/> bytes.</summary>
    public byte[] Grow(int used, int needed)
    {
        PutAside();
        (_full ??= []).Add(new Segment(Buffer, used));
        return Buffer = Rented<byte>.Take(Math.Max(needed, Math.Min(Buffer.Length * 2, LargestKept)));
    }

    /// <summary>Joins the segments and the first <paramref name="used"/> bytes of the buffer.</summary>
    public void CopyTo(Span<byte> result, int used)
    {
        foreach (Segment segment in _full!)
        {
            segment.Bytes.AsSpan(0, segment.Used).CopyTo(result);
            result = result.Slice(segment.Used);
        }

        Buffer.AsSpan(0, used).CopyTo(result);
    }

    /// <summary>The segments and the first <paramref name="used"/> bytes of the buffer.</summary>
    public ReadOnlySequence<byte> ToSequence(int used)
    {
        if (_full is not { Count: > 0 })
        {
            return new ReadOnlySequence<byte>(Buffer, 0, used);
        }

        SequencePart first = new(_full[0].Bytes.AsMemory(0, _full[0].Used));
        SequencePart last = first;
        for (int i = 1; i < _full.Count; i++)
        {
            last = last.Append(_full[i].Bytes.AsMemory(0, _full[i].Used));
        }

        last = last.Append(Buffer.AsMemory(0, used));
        return new ReadOnlySequence<byte>(first, 0, last, used);
    }

    /// <summary>Gives the rented segments back, and makes the thread's buffer larger so that the next message of this size fits.</summary>
    private void ReturnSegments()
    {
        long total = Buffer.Length;
        foreach (Segment segment in _full!)
        {
            total += segment.Used;
            ReturnRented(segment.Bytes);
        }

        ReturnRented(Buffer);
        _full.Clear();
        if (_kept.Length < LargestKept)
        {
            _kept = Platform.AllocateUninitialized<byte>((int)Math.Min(total, LargestKept));
        }

        Buffer = _kept;
    }

    private void ReturnRented(byte[] bytes)
    {
        if (!ReferenceEquals(bytes, _kept))
        {
            Rented<byte>.Return(bytes);
        }
    }

    private readonly record struct Segment(byte[] Bytes, int Used);
}
