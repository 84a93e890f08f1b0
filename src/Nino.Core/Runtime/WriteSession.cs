using System;
using Nino.Core.Buffers;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>What one message needs while it is written: a growing buffer, and the derived types seen so far. Each thread keeps one.</summary>
internal sealed class WriteSession
{
    private const int InitialSize = 4 * 1024;

    /// <summary>A larger buffer is not kept after the message.</summary>
    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static WriteSession? t_kept;

    private int[] _indexByNumber = [];
    private int[] _seen = [];
    private int _seenCount;

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
        if (session.Buffer.Length == 0)
        {
            session.Buffer = new byte[InitialSize];
        }

        return session;
    }

    public static void Return(WriteSession session)
    {
        session.IsTarget = false;
        if (session._seenCount > 0)
        {
            session.ForgetTypes();
        }

        if (session.Buffer.Length > LargestKept)
        {
            session.Buffer = [];
        }

        t_kept = session;
    }

    public byte[] Grow(int used, int needed)
    {
        long least = (long)used + needed;
        if (least > Payload.MaxSize)
        {
            throw new NinoException($"A payload holds at most {Payload.MaxSize} bytes.");
        }

        long size = Math.Min(Math.Max(least, Math.Max(Buffer.Length * 2L, InitialSize)), Payload.MaxSize);
        byte[] larger = Target.AllocateUninitialized<byte>((int)size);
        Array.Copy(Buffer, larger, used);
        return Buffer = larger;
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
}
