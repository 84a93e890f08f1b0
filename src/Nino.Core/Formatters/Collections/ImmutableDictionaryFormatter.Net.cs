using System.Collections.Generic;
using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableDictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<ImmutableDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableDictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableDictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        foreach (KeyValuePair<TKey, TValue> pair in value)
        {
            at = ref default(TKeyFormatter).Write(ref writer, ref at, pair.Key);
            at = ref default(TValueFormatter).Write(ref writer, ref at, pair.Value);
        }

        return ref at;
    }

    public ImmutableDictionary<TKey, TValue>? Read(ref Reader reader) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader)?.ToImmutableDictionary();

    public void ReadInto(ref Reader reader, ref ImmutableDictionary<TKey, TValue>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Map<ImmutableDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
