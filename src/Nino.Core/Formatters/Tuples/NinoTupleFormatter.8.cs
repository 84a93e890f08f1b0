namespace Nino.Core.Formatters;

/// <summary><see cref="NinoTuple{T1,T2,T3,T4,T5,T6,T7,T8}"/>: the form of the value tuple with the same elements (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NinoTupleFormatter<T1, T2, T3, T4, T5, T6, T7, T8, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, T8Formatter> : IFormatter<NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
    where T6Formatter : struct, IFormatter<T6>
    where T7Formatter : struct, IFormatter<T7>
    where T8Formatter : struct, IFormatter<T8>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).FixedSize;
    }

    public int MinSize => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).MinSize;

    public FixedLayout Layout => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).Layout;

    public ref byte Write(ref Writer writer, ref byte at, NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> value) => ref default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).Write(ref writer, ref at, value);

    public NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> Read(ref Reader reader) => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).Read(ref reader);

    public void ReadInto(ref Reader reader, ref NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> value) => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).WriteFixed(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> ReadFixed(ref byte source) => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).ReadFixed(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(ValueTupleFormatter<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, ValueTupleFormatter<T8, T8Formatter>>).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Struct<NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8>>()
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5")
        .Member<T6, T6Formatter>("Item6")
        .Member<T7, T7Formatter>("Item7")
        .Member<T8, T8Formatter>("Item8");
}
