namespace Nino.Core.Formatters;

/// <summary><see cref="NinoTuple{T1,T2,T3}"/>: the form of the value tuple with the same elements (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NinoTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter> : IFormatter<NinoTuple<T1, T2, T3>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).FixedSize;
    }

    public int MinSize => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).MinSize;

    public FixedLayout Layout => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).Layout;

    public ref byte Write(ref Writer writer, ref byte at, NinoTuple<T1, T2, T3> value) => ref default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).Write(ref writer, ref at, value);

    public NinoTuple<T1, T2, T3> Read(ref Reader reader) => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).Read(ref reader);

    public void ReadInto(ref Reader reader, ref NinoTuple<T1, T2, T3> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, NinoTuple<T1, T2, T3> value) => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).WriteFixed(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public NinoTuple<T1, T2, T3> ReadFixed(ref byte source) => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).ReadFixed(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(ValueTupleFormatter<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter>).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Struct<NinoTuple<T1, T2, T3>>()
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3");
}
