using System;
using System.Buffers;
using System.Collections.Generic;

namespace Nino.Tests.Kit;

/// <summary>A buffer writer that hands out exactly what is asked for, each time from a new array.</summary>
/// <param name="room">How many bytes it hands out where fewer are asked for.</param>
public sealed class SmallBufferWriter(int room = 1) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _current = [];

    public byte[] Written => _written.ToArray();

    public void Advance(int count) => _written.AddRange(_current.AsSpan(0, count));

    public Memory<byte> GetMemory(int sizeHint = 0) => _current = new byte[Math.Max(sizeHint, room)];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
