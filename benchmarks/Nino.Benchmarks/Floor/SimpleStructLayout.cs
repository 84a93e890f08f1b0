using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>How the sixteen bytes of a <see cref="SimpleStruct"/> in memory become the twelve on the wire, and back.</summary>
internal static class SimpleStructLayout
{
    public static readonly Vector128<byte> ToWire = CreateToWire();

    public static readonly Vector128<byte> ToMemory = CreateToMemory();

    /// <summary>Four structs at once; what comes behind them does not matter.</summary>
    public static readonly Vector512<byte> FourToWire = CreateFourToWire();

    /// <summary>Four structs at once; padding gets any bytes.</summary>
    public static readonly Vector512<byte> FourToMemory = CreateFourToMemory();

    /// <summary>One instruction on x64 and Arm64. An index of 255 gives 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> Shuffle(Vector128<byte> bytes, Vector128<byte> indices) => Ssse3.IsSupported
        ? Ssse3.Shuffle(bytes, indices)
        : AdvSimd.Arm64.IsSupported ? AdvSimd.Arm64.VectorTableLookup(bytes, indices) : Vector128.Shuffle(bytes, indices);

    private static Vector128<byte> CreateToWire()
    {
        (int id, int time) = Offsets();
        byte[] indices = new byte[16];
        for (int i = 0; i < 12; i++)
            indices[i] = (byte)(i < 4 ? id + i : time + i - 4);
        return Vector128.Create(indices);
    }

    private static Vector128<byte> CreateToMemory()
    {
        (int id, int time) = Offsets();
        byte[] indices = new byte[16];
        Array.Fill(indices, byte.MaxValue);
        for (int i = 0; i < 12; i++)
            indices[i < 4 ? id + i : time + i - 4] = (byte)i;
        return Vector128.Create(indices);
    }

    private static Vector512<byte> CreateFourToWire()
    {
        byte[] indices = new byte[64];
        for (int i = 0; i < 48; i++)
            indices[i] = (byte)((i / 12 * 16) + ToWire[i % 12]);
        return Vector512.Create(indices);
    }

    private static Vector512<byte> CreateFourToMemory()
    {
        byte[] indices = new byte[64];
        for (int i = 0; i < 64; i++)
            indices[i] = (byte)((i / 16 * 12) + ToMemory[i % 16]);
        return Vector512.Create(indices);
    }

    private static (int Id, int Time) Offsets()
    {
        SimpleStruct value = default;
        ref byte start = ref Unsafe.As<SimpleStruct, byte>(ref value);
        return (
            (int)Unsafe.ByteOffset(ref start, ref Unsafe.As<int, byte>(ref value.Id)),
            (int)Unsafe.ByteOffset(ref start, ref Unsafe.As<DateTime, byte>(ref value.CreateTime)));
    }
}
