using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>How the sixteen bytes of a <see cref="SimpleStruct"/> in memory become the twelve on the wire, and back.</summary>
internal static class SimpleStructLayout
{
    public static readonly Vector128<byte> ToWire = CreateToWire();

    public static readonly Vector128<byte> ToMemory = CreateToMemory();

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

    private static (int Id, int Time) Offsets()
    {
        SimpleStruct value = default;
        ref byte start = ref Unsafe.As<SimpleStruct, byte>(ref value);
        return (
            (int)Unsafe.ByteOffset(ref start, ref Unsafe.As<int, byte>(ref value.Id)),
            (int)Unsafe.ByteOffset(ref start, ref Unsafe.As<DateTime, byte>(ref value.CreateTime)));
    }
}
