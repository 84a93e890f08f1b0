namespace Nino.Core.Formatters;

/// <summary>Unsigned integers, <c>char</c>, and enums over them: a wide varint (format.md §11.1).</summary>
/// <typeparam name="T">A type of 2, 4 or 8 bytes whose memory is the integer.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactUnsigned<T> : ICompactForm<T>, ICompactRun
    where T : unmanaged
{
    public int Size => Unsafe.SizeOf<T>();

    public bool IsMemory => true;

    public bool HasScale => false;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T value) => ref writer.WriteVarint(ref at, CompactNumbers.Load(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>(), signed: false));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref Reader reader)
    {
        ulong bits = reader.ReadWideVarint();
        if (Unsafe.SizeOf<T>() < sizeof(ulong))
        {
            reader.Check(bits >> (8 * (Unsafe.SizeOf<T>() & 7)) == 0);
        }

        T value = default;
        CompactNumbers.Store(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>(), bits);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int WidthOf(ref byte source, int count, out byte scale)
    {
        scale = 0;
        return Packing.WidthOf(Packing.Combine(ref source, count, Unsafe.SizeOf<T>(), signed: false), signed: false);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => Packing.Narrow(ref source, ref destination, count, Unsafe.SizeOf<T>(), width);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        Packing.Widen(ref source, ref destination, count, width, Unsafe.SizeOf<T>(), signed: false);
        return true;
    }
}
