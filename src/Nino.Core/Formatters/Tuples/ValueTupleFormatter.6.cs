namespace Nino.Core.Formatters;

/// <summary><see cref="ValueTuple{T1,T2,T3,T4,T5,T6}"/>: its elements, without a head (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter> : IFormatter<ValueTuple<T1, T2, T3, T4, T5, T6>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
    where T6Formatter : struct, IFormatter<T6>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(T1Formatter).FixedSize != 0
            && default(T2Formatter).FixedSize != 0
            && default(T3Formatter).FixedSize != 0
            && default(T4Formatter).FixedSize != 0
            && default(T5Formatter).FixedSize != 0
            && default(T6Formatter).FixedSize != 0
            ? default(T1Formatter).FixedSize + default(T2Formatter).FixedSize + default(T3Formatter).FixedSize + default(T4Formatter).FixedSize + default(T5Formatter).FixedSize + default(T6Formatter).FixedSize
            : 0;
    }

    public int MinSize => default(T1Formatter).MinSize + default(T2Formatter).MinSize + default(T3Formatter).MinSize + default(T4Formatter).MinSize + default(T5Formatter).MinSize + default(T6Formatter).MinSize;

    public FixedLayout Layout => default(T1Formatter).Layout == FixedLayout.Made || default(T2Formatter).Layout == FixedLayout.Made || default(T3Formatter).Layout == FixedLayout.Made || default(T4Formatter).Layout == FixedLayout.Made || default(T5Formatter).Layout == FixedLayout.Made || default(T6Formatter).Layout == FixedLayout.Made ? FixedLayout.Made : FixedLayout.Packed;

    public ref byte Write(ref Writer writer, ref byte at, ValueTuple<T1, T2, T3, T4, T5, T6> value)
    {
        if (FixedSize != 0)
        {
            return ref writer.WriteFixed<ValueTuple<T1, T2, T3, T4, T5, T6>, ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter>>(ref at, value);
        }

        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        at = ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
        return ref default(T6Formatter).Write(ref writer, ref at, value.Item6);
    }

    public ValueTuple<T1, T2, T3, T4, T5, T6> Read(ref Reader reader)
    {
        if (FixedSize != 0 && Layout != FixedLayout.Made)
        {
            return reader.ReadFixed<ValueTuple<T1, T2, T3, T4, T5, T6>, ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter>>();
        }

        T1? item1 = default(T1Formatter).Read(ref reader);
        T2? item2 = default(T2Formatter).Read(ref reader);
        T3? item3 = default(T3Formatter).Read(ref reader);
        T4? item4 = default(T4Formatter).Read(ref reader);
        T5? item5 = default(T5Formatter).Read(ref reader);
        T6? item6 = default(T6Formatter).Read(ref reader);
        return new ValueTuple<T1, T2, T3, T4, T5, T6>(item1!, item2!, item3!, item4!, item5!, item6!);
    }

    public void ReadInto(ref Reader reader, ref ValueTuple<T1, T2, T3, T4, T5, T6> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, ValueTuple<T1, T2, T3, T4, T5, T6> value)
    {
        default(T1Formatter).WriteFixed(ref destination, value.Item1);
        destination = ref Wire.At(ref destination, default(T1Formatter).FixedSize);
        default(T2Formatter).WriteFixed(ref destination, value.Item2);
        destination = ref Wire.At(ref destination, default(T2Formatter).FixedSize);
        default(T3Formatter).WriteFixed(ref destination, value.Item3);
        destination = ref Wire.At(ref destination, default(T3Formatter).FixedSize);
        default(T4Formatter).WriteFixed(ref destination, value.Item4);
        destination = ref Wire.At(ref destination, default(T4Formatter).FixedSize);
        default(T5Formatter).WriteFixed(ref destination, value.Item5);
        destination = ref Wire.At(ref destination, default(T5Formatter).FixedSize);
        default(T6Formatter).WriteFixed(ref destination, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTuple<T1, T2, T3, T4, T5, T6> ReadFixed(ref byte source)
    {
        T1 item1 = default(T1Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T1Formatter).FixedSize);
        T2 item2 = default(T2Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T2Formatter).FixedSize);
        T3 item3 = default(T3Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T3Formatter).FixedSize);
        T4 item4 = default(T4Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T4Formatter).FixedSize);
        T5 item5 = default(T5Formatter).ReadFixed(ref source);
        source = ref Wire.At(ref source, default(T5Formatter).FixedSize);
        T6 item6 = default(T6Formatter).ReadFixed(ref source);
        return new ValueTuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        bool valid = default(T1Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T1Formatter).FixedSize);
        valid &= default(T2Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T2Formatter).FixedSize);
        valid &= default(T3Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T3Formatter).FixedSize);
        valid &= default(T4Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T4Formatter).FixedSize);
        valid &= default(T5Formatter).IsValid(ref source);
        source = ref Wire.At(ref source, default(T5Formatter).FixedSize);
        valid &= default(T6Formatter).IsValid(ref source);
        return valid;
    }

    public void Describe(ShapeBuilder shape) => shape.Struct<ValueTuple<T1, T2, T3, T4, T5, T6>>()
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5")
        .Member<T6, T6Formatter>("Item6");
}
