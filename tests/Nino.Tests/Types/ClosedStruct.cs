using System;

namespace Nino.Tests.Types;

/// <summary>A struct without an attribute that shows hardly any of its fields, with padding between them.</summary>
public struct ClosedStruct(int id, bool flag, DateTime time, byte level)
{
    public short Open = 5;
    private readonly int _id = id;
    private readonly bool _flag = flag;
    private ClosedPair<byte> _pair = new(level, time);

    public readonly int Sum => _id + Open + (_flag ? 1 : 0);

    public byte Level
    {
        readonly get => _pair.First;
        set => _pair = new(value, _pair.Second);
    }

    public int Automatic { get; private set; } = id + 1;

    internal long Hidden { get; init; } = id + 2;
}
