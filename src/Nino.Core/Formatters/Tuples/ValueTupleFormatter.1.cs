namespace Nino.Core.Formatters;

/// <summary><see cref="ValueTuple{T1}"/>: its elements, without a head (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ValueTupleFormatter<T1, T1Formatter> : IFormatter<ValueTuple<T1>>
    where T1Formatter : struct, IFormatter<T1>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(T1Formatter).FixedSize != 0
            ? default(T1Formatter).FixedSize
            : 0;
    }

    public int MinSize => default(T1Formatter).MinSize;

    public FixedLayout Layout => default(T1Formatter).Layout == FixedLayout.Made ? FixedLayout.Made : FixedLayout.Packed;

    public ref byte Write(ref Writer writer, ref byte at, ValueTuple<T1> value)
    {
        if (FixedSize != 0)
        {
            return ref writer.WriteFixed<ValueTuple<T1>, ValueTupleFormatter<T1, T1Formatter>>(ref at, value);
        }

        return ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
    }

    public ValueTuple<T1> Read(ref Reader reader)
    {
        if (FixedSize != 0 && Layout != FixedLayout.Made)
        {
            return reader.ReadFixed<ValueTuple<T1>, ValueTupleFormatter<T1, T1Formatter>>();
        }

        T1? item1 = default(T1Formatter).Read(ref reader);
        return new ValueTuple<T1>(item1!);
    }

    public void ReadInto(ref Reader reader, ref ValueTuple<T1> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, ValueTuple<T1> value)
    {
        default(T1Formatter).WriteFixed(ref destination, value.Item1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTuple<T1> ReadFixed(ref byte source)
    {
        T1 item1 = default(T1Formatter).ReadFixed(ref source);
        return new ValueTuple<T1>(item1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(T1Formatter).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Struct<ValueTuple<T1>>()
        .Member<T1, T1Formatter>("Item1");
}
