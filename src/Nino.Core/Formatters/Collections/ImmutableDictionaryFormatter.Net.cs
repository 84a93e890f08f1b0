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

    public void Write(ref Writer writer, ImmutableDictionary<TKey, TValue>? value)
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

    public ref byte WriteAt(ref Writer writer, ref byte at, ImmutableDictionary<TKey, TValue>? value) => ref writer.WriteThrough<ImmutableDictionary<TKey, TValue>, ImmutableDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>(ref at, value);

    public ImmutableDictionary<TKey, TValue>? Read(ref Reader reader) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader)?.ToImmutableDictionary();

    public void ReadInto(ref Reader reader, ref ImmutableDictionary<TKey, TValue>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Map<ImmutableDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
