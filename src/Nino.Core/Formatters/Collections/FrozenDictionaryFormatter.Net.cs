using System.Collections.Frozen;
using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="FrozenDictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<FrozenDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(FrozenDictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public void Write(ref Writer writer, FrozenDictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(value.Count);
        foreach (KeyValuePair<TKey, TValue> pair in value)
        {
            default(TKeyFormatter).Write(ref writer, pair.Key);
            default(TValueFormatter).Write(ref writer, pair.Value);
        }
    }

    public ref byte WriteAt(ref Writer writer, ref byte at, FrozenDictionary<TKey, TValue>? value) => ref writer.WriteThrough<FrozenDictionary<TKey, TValue>, FrozenDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>(ref at, value);

    public FrozenDictionary<TKey, TValue>? Read(ref Reader reader) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader)?.ToFrozenDictionary();

    public void ReadInto(ref Reader reader, ref FrozenDictionary<TKey, TValue>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Map<FrozenDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
