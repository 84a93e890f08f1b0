namespace Nino.Core.Formatters;

/// <summary>Types whose memory is their wire form on a little-endian machine, each bit pattern a value: integers, floats, <c>char</c>, enums, <see cref="TimeSpan"/>, <see cref="System.Numerics.Complex"/>, the types of <c>System.Numerics</c> (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RawFormatter<T> : IFormatter<T>
    where T : unmanaged
{
    public int FixedSize => Unsafe.SizeOf<T>();

    public int MinSize => Unsafe.SizeOf<T>();

    public FixedLayout Layout => BitConverter.IsLittleEndian ? FixedLayout.Raw : FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T value)
    {
        at = ref writer.Room(ref at, Unsafe.SizeOf<T>());
        WriteFixed(ref at, value);
        return ref Unsafe.Add(ref at, Unsafe.SizeOf<T>());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref Reader reader) => Wire.Read<T>(ref reader.Take(Unsafe.SizeOf<T>()));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref T value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, T value) => Wire.Write(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadFixed(ref byte source)
    {
        if (typeof(T) == typeof(TimeSpan))
        {
            // By its constructor: the JIT then keeps it in a register as a member of a struct, and does not copy the struct by a load that waits for several stores.
            TimeSpan value = new(Wire.Read<long>(ref source));
            return Unsafe.As<TimeSpan, T>(ref value);
        }

        return Wire.Read<T>(ref source);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => true;

    public void Describe(ShapeBuilder shape) => shape.Leaf<T, RawFormatter<T>>();
}
