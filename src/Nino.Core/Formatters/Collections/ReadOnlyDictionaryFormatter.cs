using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlyDictionary{TKey,TValue}"/>, over a <see cref="Dictionary{TKey,TValue}"/> with the default comparer when read (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<ReadOnlyDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ReadOnlyDictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyDictionary<TKey, TValue>? value) => ref Enumerated<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Write(ref writer, ref at, value);

    public ReadOnlyDictionary<TKey, TValue>? Read(ref Reader reader) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader) is { } pairs ? new ReadOnlyDictionary<TKey, TValue>(pairs) : null;

    public void ReadInto(ref Reader reader, ref ReadOnlyDictionary<TKey, TValue>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Map<ReadOnlyDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
