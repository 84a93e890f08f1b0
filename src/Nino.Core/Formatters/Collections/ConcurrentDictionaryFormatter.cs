using System.Collections.Concurrent;
using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentDictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
public readonly struct ConcurrentDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<ConcurrentDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ConcurrentDictionary<TKey, TValue>? value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, ConcurrentDictionary<TKey, TValue>? value) => default(ArrayFormatter<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>).Write(ref writer, value?.ToArray());

    public ConcurrentDictionary<TKey, TValue>? Read(ref Reader reader) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader) is { } pairs ? new ConcurrentDictionary<TKey, TValue>(pairs) : null;

    public void ReadInto(ref Reader reader, ref ConcurrentDictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            value = Read(ref reader);
            return;
        }

        Dictionary<TKey, TValue>? pairs = default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader);
        if (pairs is null)
        {
            value = null;
            return;
        }

        value.Clear();
        foreach (KeyValuePair<TKey, TValue> pair in pairs)
        {
            if (!value.TryAdd(pair.Key, pair.Value))
            {
                reader.ThrowRepeated();
            }
        }
    }

    public void WriteFixed(ref byte destination, ConcurrentDictionary<TKey, TValue> value) => throw Errors.NotFixedSize();

    public ConcurrentDictionary<TKey, TValue> ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    public bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    public void Describe(ShapeBuilder shape) => shape.Map<ConcurrentDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
