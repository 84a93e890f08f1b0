namespace Nino.Core.Formatters;

/// <summary><see cref="ValueTuple{T1,T2}"/>: its elements, without a head (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ValueTupleFormatter<T1, T2, T1Formatter, T2Formatter> : IFormatter<ValueTuple<T1, T2>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(T1Formatter).FixedSize != 0
            && default(T2Formatter).FixedSize != 0
            ? default(T1Formatter).FixedSize + default(T2Formatter).FixedSize
            : 0;
    }

    public int MinSize => default(T1Formatter).MinSize + default(T2Formatter).MinSize;

    public FixedLayout Layout => default(T1Formatter).Layout == FixedLayout.Made || default(T2Formatter).Layout == FixedLayout.Made ? FixedLayout.Made : FixedLayout.Packed;

    public ref byte Write(ref Writer writer, ref byte at, ValueTuple<T1, T2> value)
    {
        if (FixedSize != 0)
        {
            return ref writer.WriteFixed<ValueTuple<T1, T2>, ValueTupleFormatter<T1, T2, T1Formatter, T2Formatter>>(ref at, value);
        }

        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        return ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
    }

    public ValueTuple<T1, T2> Read(ref Reader reader)
    {
        if (FixedSize != 0 && Layout != FixedLayout.Made)
        {
            return reader.ReadFixed<ValueTuple<T1, T2>, ValueTupleFormatter<T1, T2, T1Formatter, T2Formatter>>();
        }

        T1? item1 = default(T1Formatter).Read(ref reader);
        T2? item2 = default(T2Formatter).Read(ref reader);
        return new ValueTuple<T1, T2>(item1!, item2!);
    }

    public void ReadInto(ref Reader reader, ref ValueTuple<T1, T2> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, ValueTuple<T1, T2> value)
    {
        default(T1Formatter).WriteFixed(ref destination, value.Item1);
        destination = ref Wire.At(ref destination, default(T1Formatter).FixedSize);
        default(T2Formatter).WriteFixed(ref destination, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTuple<T1, T2> ReadFixed(ref byte source)
    {
        T1 item1 = default(T1Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T1Formatter).FixedSize);
        T2 item2 = default(T2Formatter).ReadFixed(ref source);
        return new ValueTuple<T1, T2>(item1, item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        bool valid = default(T1Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T1Formatter).FixedSize);
        valid &= default(T2Formatter).IsValid(ref source);
        return valid;
    }

    public void Describe(ShapeBuilder shape) => shape.Struct<ValueTuple<T1, T2>>()
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2");
}
