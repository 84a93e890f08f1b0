using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Benchmarks.Floor;

/// <summary>Unchecked reads and writes at a reference, which each of them moves on.</summary>
internal static class Raw
{
    [ThreadStatic]
    private static byte[]? _scratch;

    /// <summary>Memory to write into before the size is known.</summary>
    public static ref byte Scratch => ref MemoryMarshal.GetArrayDataReference(_scratch ?? CreateScratch());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Start(byte[] bytes) => ref MemoryMarshal.GetArrayDataReference(bytes);

    /// <summary>Copies what stands between both references into an array of its own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] ToArray(ref byte start, ref byte end)
    {
        int length = (int)Unsafe.ByteOffset(ref start, ref end);
        byte[] result = GC.AllocateUninitializedArray<byte>(length);
        Unsafe.CopyBlockUnaligned(ref Start(result), ref start, (uint)length);
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<T>(ref byte at, int offset, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, offset), value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<T>(ref byte at, int offset)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref at, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put<T>(ref byte at, T value)
        where T : unmanaged
    {
        Unsafe.WriteUnaligned(ref at, value);
        return ref Unsafe.Add(ref at, Unsafe.SizeOf<T>());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get<T>(ref byte at, out T value)
        where T : unmanaged
    {
        value = Unsafe.ReadUnaligned<T>(ref at);
        return ref Unsafe.Add(ref at, Unsafe.SizeOf<T>());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte PutVarint(ref byte at, int value)
    {
        uint rest = (uint)value;
        while (rest > 0x7F)
        {
            at = ref Put(ref at, (byte)(rest | 0x80));
            rest >>= 7;
        }

        return ref Put(ref at, (byte)rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte GetVarint(ref byte at, out int value)
    {
        uint result = at;
        at = ref Unsafe.Add(ref at, 1);
        if (result > 0x7F)
        {
            result &= 0x7F;
            int shift = 7;
            uint next;
            do
            {
                next = at;
                at = ref Unsafe.Add(ref at, 1);
                result |= (next & 0x7F) << shift;
                shift += 7;
            }
            while (next > 0x7F);
        }

        value = (int)result;
        return ref at;
    }

    public static int SizeOfVarint(int value) => value switch
    {
        < 1 << 7 => 1,
        < 1 << 14 => 2,
        < 1 << 21 => 3,
        < 1 << 28 => 4,
        _ => 5,
    };

    /// <summary>Copies elements that stand in memory as they stand on the wire.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte PutBlock<T>(ref byte at, ReadOnlySpan<T> values)
        where T : unmanaged
    {
        uint length = (uint)(values.Length * Unsafe.SizeOf<T>());
        Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(values)), length);
        return ref Unsafe.Add(ref at, (nint)length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte GetBlock<T>(ref byte at, Span<T> values)
        where T : unmanaged
    {
        uint length = (uint)(values.Length * Unsafe.SizeOf<T>());
        Unsafe.CopyBlockUnaligned(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(values)), ref at, length);
        return ref Unsafe.Add(ref at, (nint)length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[] CreateScratch() => _scratch = new byte[1 << 16];
}
