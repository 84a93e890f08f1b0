namespace Nino.Core.Formatters;

/// <summary><see cref="NinoCompactValue{T}"/>: the value as a compact member, without a head (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactValueFormatter<T, TFormatter> : IFormatter<NinoCompactValue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TFormatter).FixedSize;
    }

    public int MinSize => default(TFormatter).MinSize;

    public FixedLayout Layout => default(TFormatter).Layout == FixedLayout.Made ? FixedLayout.Made : FixedLayout.Packed;

    public ref byte Write(ref Writer writer, ref byte at, NinoCompactValue<T> value) => ref default(TFormatter).Write(ref writer, ref at, value.Value);

    public NinoCompactValue<T> Read(ref Reader reader) => new(default(TFormatter).Read(ref reader)!);

    public void ReadInto(ref Reader reader, ref NinoCompactValue<T> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, NinoCompactValue<T> value) => default(TFormatter).WriteFixed(ref destination, value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public NinoCompactValue<T> ReadFixed(ref byte source) => new(default(TFormatter).ReadFixed(ref source));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(TFormatter).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Struct<NinoCompactValue<T>>().Member<T, TFormatter>("Value");
}
