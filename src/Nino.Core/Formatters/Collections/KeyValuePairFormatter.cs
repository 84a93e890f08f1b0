namespace Nino.Core.Formatters;

/// <summary><see cref="KeyValuePair{TKey,TValue}"/>: key, value, without a head (format.md §3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<KeyValuePair<TKey, TValue>>
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TKeyFormatter).FixedSize != 0 && default(TValueFormatter).FixedSize != 0
            ? default(TKeyFormatter).FixedSize + default(TValueFormatter).FixedSize
            : 0;
    }

    public int MinSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public FixedLayout Layout => default(TKeyFormatter).Layout == FixedLayout.Made || default(TValueFormatter).Layout == FixedLayout.Made ? FixedLayout.Made : FixedLayout.Packed;

    public ref byte Write(ref Writer writer, ref byte at, KeyValuePair<TKey, TValue> value)
    {
        at = ref default(TKeyFormatter).Write(ref writer, ref at, value.Key);
        return ref default(TValueFormatter).Write(ref writer, ref at, value.Value);
    }

    public KeyValuePair<TKey, TValue> Read(ref Reader reader)
    {
        TKey? key = default(TKeyFormatter).Read(ref reader);
        TValue? value = default(TValueFormatter).Read(ref reader);
        return new KeyValuePair<TKey, TValue>(key!, value!);
    }

    public void ReadInto(ref Reader reader, ref KeyValuePair<TKey, TValue> value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, KeyValuePair<TKey, TValue> value)
    {
        default(TKeyFormatter).WriteFixed(ref destination, value.Key);
        default(TValueFormatter).WriteFixed(ref Wire.At(ref destination, default(TKeyFormatter).FixedSize), value.Value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public KeyValuePair<TKey, TValue> ReadFixed(ref byte source) => new(
        default(TKeyFormatter).ReadFixed(ref source),
        default(TValueFormatter).ReadFixed(ref Wire.At(ref source, default(TKeyFormatter).FixedSize)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) =>
        default(TKeyFormatter).IsValid(ref source)
        && default(TValueFormatter).IsValid(ref Wire.At(ref source, default(TKeyFormatter).FixedSize));

    public void Describe(ShapeBuilder shape) => shape.Struct<KeyValuePair<TKey, TValue>>()
        .Member<TKey, TKeyFormatter>("Key")
        .Member<TValue, TValueFormatter>("Value");
}
