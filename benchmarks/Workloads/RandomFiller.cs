using System;
using System.Collections.Generic;

namespace Nino.BenchmarkData;

/// <summary>The user report's random values.</summary>
#region filler
internal sealed class RandomFiller
{
    private readonly Random _random;
    private readonly byte[] _four = new byte[4];
    private readonly byte[] _eight = new byte[8];

    public RandomFiller(Random random) => _random = random;

    public int Below(int limit) => _random.Next(limit);

    public bool Bool() => _random.Next(2) == 1;

    public char Char() => (char)_random.Next(' ', '{');

    public int Int32()
    {
        _random.NextBytes(_four);
        return BitConverter.ToInt32(_four, 0);
    }

    public long Int64()
    {
        _random.NextBytes(_eight);
        return BitConverter.ToInt64(_eight, 0);
    }

    public string Text()
    {
        char[] chars = new char[_random.Next(500)];
        for (int i = 0; i < chars.Length; i++)
            chars[i] = Char();
        return new string(chars);
    }

    public List<T> List<T>(Func<T> next)
    {
        int count = _random.Next(20);
        List<T> list = new List<T>(count);
        for (int i = 0; i < count; i++)
            list.Add(next());
        return list;
    }

    public Dictionary<TKey, TValue> Map<TKey, TValue>(
        Func<TKey> key,
        Func<TValue> value)
        where TKey : notnull
    {
        Dictionary<TKey, TValue> map = new Dictionary<TKey, TValue>();
        while (map.Count < 10)
            map[key()] = value();
        return map;
    }
}
#endregion filler
