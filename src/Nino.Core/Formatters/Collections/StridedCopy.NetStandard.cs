namespace Nino.Core.Formatters;

/// <summary>Copies numbers that stand as far apart as the elements that they are parts of.</summary>
/// <remarks>Not generic over these: Mono compiles it once, and asks nowhere in its loops whether a class is initialized.</remarks>
internal static class StridedCopy
{
    /// <summary>Copies so many numbers of so many bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Copy(ref byte from, nint fromStep, ref byte to, nint toStep, int size, int count)
    {
        if (size == sizeof(ulong))
        {
            Copy<ulong>(ref from, fromStep, ref to, toStep, count);
        }
        else if (size == sizeof(uint))
        {
            Copy<uint>(ref from, fromStep, ref to, toStep, count);
        }
        else if (size == sizeof(ushort))
        {
            Copy<ushort>(ref from, fromStep, ref to, toStep, count);
        }
        else
        {
            Copy<byte>(ref from, fromStep, ref to, toStep, count);
        }
    }

    // One step after another: few numbers are needed at a time, and stay in registers.
    private static void Copy<TBlock>(ref byte from, nint fromStep, ref byte to, nint toStep, int count)
        where TBlock : unmanaged
    {
        for (; count >= 8; count -= 8)
        {
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
        }

        for (; count > 0; count--)
        {
            Move<TBlock>(ref from, ref to);
            from = ref Unsafe.AddByteOffset(ref from, fromStep);
            to = ref Unsafe.AddByteOffset(ref to, toStep);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move<TBlock>(ref byte from, ref byte to)
        where TBlock : unmanaged => Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<TBlock>(ref from));
}
