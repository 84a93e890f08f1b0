using System;
using System.Runtime.InteropServices;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Structs of fixed size whose memory lies in many ways: without padding and with it, of odd sizes, with values that are checked, in another order than the members.</summary>
[NinoType]
public record struct Bytes3(byte A, byte B, byte C);

[NinoType]
public record struct Shorts6(short A, short B, short C);

[NinoType]
public record struct Ints12(int A, int B, int C);

[NinoType]
public record struct Longs40(long A, long B, long C, long D, long E);

[NinoType]
public record struct Longs72(long A, long B, long C, long D, long E, long F, long G, long H, long I);

[NinoType]
public record struct PaddedByte(byte A, int B);

[NinoType]
public record struct PaddedFlag(long A, bool B, long C);

[NinoType]
public record struct PaddedTime(DateTime A, short B);

[NinoType]
public record struct PaddedClock(short A, DateTimeOffset B, bool C);

[NinoType]
public record struct LongClock(long A, DateTimeOffset B);

[NinoType]
public record struct TwoClocks(DateTimeOffset A, DateTimeOffset B);

[NinoType]
public record struct PaddedPrice(byte A, decimal B, bool C);

[NinoType]
public record struct PaddedOften(byte A, int B, byte C, int D, byte E, long F, byte G, short H, byte I, long J);

/// <summary>Larger than vectors move at once.</summary>
[NinoType]
public record struct LargePadded(bool A, Guid B, long C, int D, Longs40 E, byte F, short G, float H, byte I, decimal J);

/// <summary>The same, in another order: the runtime lays out a struct with a date by itself.</summary>
[NinoType]
public record struct LargeReversed(LargePadded A, DateTime B, byte C);

[NinoType]
[StructLayout(LayoutKind.Explicit, Size = 20)]
public record struct Reversed
{
    [FieldOffset(12)]
    public int A;
    [FieldOffset(8)]
    public short B;
    [FieldOffset(0)]
    public long C;
}

/// <summary>A value that is checked between others, so that it moves with them.</summary>
[NinoType]
public record struct Between<T>(byte A, T Value, byte B)
    where T : struct;
