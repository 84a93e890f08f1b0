using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core.Buffers;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>What one message needs while it is written: buffers, and the derived types seen so far. Each thread keeps one.</summary>
/// <remarks>
/// The thread keeps one buffer, which grows with the messages up to <see cref="LargestKept"/>. What does not fit goes to
/// rented segments, which are joined once, in the result: nothing is copied twice.
/// </remarks>
internal sealed class WriteSession
{
    private const int InitialSize = 4 * 1024;

    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static WriteSession? t_kept;

    private readonly List<Segment> _full = [];
    private byte[] _kept = [];
    private int[] _indexByNumber = [];
    private int[] _seen = [];
    private int _seenCount;

    /// <summary>The buffer that is being written to.</summary>
    public byte[] Buffer { get; private set; } = [];

    /// <summary>Whether the writer writes to <see cref="Buffer"/>; otherwise only the table of types is used.</summary>
    public bool IsTarget { get; private set; }

    /// <summary>Takes the thread's session. A nested call, from a custom formatter, finds none and makes its own.</summary>
    public static WriteSession Rent()
    {
        WriteSession session = t_kept ?? new WriteSession();
        t_kept = null;
        return session;
    }

    public static WriteSession RentBuffer()
    {
        WriteSession session = Rent();
        session.IsTarget = true;
        if (session._kept.Length == 0)
        {
            session._kept = new byte[InitialSize];
        }

        session.Buffer = session._kept;
        return session;
    }

    public static void Return(WriteSession session)
    {
        session.IsTarget = false;
        if (session._seenCount > 0)
        {
            session.ForgetTypes();
        }

        if (session._full.Count > 0)
        {
            session.ReturnSegments();
        }

        t_kept = session;
    }

    /// <summary>Puts a filled buffer aside and gives another with room for <paramref name="needed"/> bytes.</summary>
    public byte[] Grow(int used, int needed)
    {
        _full.Add(new Segment(Buffer, used));
        return Buffer = ArrayPool<byte>.Shared.Rent(Math.Max(needed, Math.Min(Buffer.Length * 2, LargestKept)));
    }

    /// <summary>Joins the segments and the first <paramref name="used"/> bytes of the buffer.</summary>
    public void CopyTo(Span<byte> result, int used)
    {
        foreach (Segment segment in _full)
        {
            segment.Bytes.AsSpan(0, segment.Used).CopyTo(result);
            result = result.Slice(segment.Used);
        }

        Buffer.AsSpan(0, used).CopyTo(result);
    }

    /// <summary>The index of a type in this message, or −1 after adding it.</summary>
    public int IndexOf(TypeBinding binding)
    {
        int number = binding.Number;
        if (number < _indexByNumber.Length && _indexByNumber[number] is var index and > 0)
        {
            return index - 1;
        }

        Add(number);
        return -1;
    }

    private void Add(int number)
    {
        if (number >= _indexByNumber.Length)
        {
            Array.Resize(ref _indexByNumber, Math.Max(number + 1, 16));
        }

        if (_seenCount == _seen.Length)
        {
            Array.Resize(ref _seen, Math.Max(8, _seenCount * 2));
        }

        _seen[_seenCount++] = number;
        _indexByNumber[number] = _seenCount;
    }

    private void ForgetTypes()
    {
        for (int i = 0; i < _seenCount; i++)
        {
            _indexByNumber[_seen[i]] = 0;
        }

        _seenCount = 0;
    }

    /// <summary>Gives the rented segments back, and makes the thread's buffer larger so that the next message of this size fits.</summary>
    private void ReturnSegments()
    {
        long total = Buffer.Length;
        foreach (Segment segment in _full)
        {
            total += segment.Used;
            ReturnRented(segment.Bytes);
        }

        ReturnRented(Buffer);
        _full.Clear();
        if (_kept.Length < LargestKept)
        {
            _kept = Target.AllocateUninitialized<byte>((int)Math.Min(total, LargestKept));
        }
    }

    private void ReturnRented(byte[] bytes)
    {
        if (!ReferenceEquals(bytes, _kept))
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }

    private readonly record struct Segment(byte[] Bytes, int Used);
}
