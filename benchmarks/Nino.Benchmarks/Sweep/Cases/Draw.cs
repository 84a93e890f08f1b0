using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;

namespace Nino.Benchmarks.Sweep;

/// <summary>What of a value is drawn, and so stands in the case's name.</summary>
[Flags]
internal enum Axes
{
    None = 0,
    Few = 1,
    Some = 2,
    Many = 4,
    Numbers = 8,
    Keys = 16,
    Text = 32,
    Nulls = 64,
}

internal enum Distribution
{
    Small,
    Wide,
    Sorted,
    Equal,
}

internal enum Alphabet
{
    Ascii,
    Latin1,
    GreekCyrillic,
    Cjk,
    Emoji,
    Mixed,
}

/// <summary>Draws the shape of a case, and then its value, from a seed and the name of the case alone: which other cases run changes nothing.</summary>
internal sealed partial class Draw
{
    private const int Branches = 5;
    private const int NestedText = 64;
    private const double Golden = 0.618033988749895;

    private static readonly DateTime Epoch = new(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc);
    private static readonly int[] FewCounts = [0, 1, 3, 10];
    private static readonly int[] SomeCounts = [3, 10, 100];
    private static readonly int[] ManyCounts = [1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 100_000];
    private static readonly (string Name, double Share)[] NullShares = [("no nulls", 0), ("few nulls", 0.05), ("half nulls", 0.5), ("all nulls", 1)];

    private readonly Random _random;
    private readonly Distribution _numbers;
    private readonly Alphabet _alphabet;
    private readonly int _length;
    private readonly int _count;
    private readonly double _nulls;
    private long _last;

    /// <param name="seed">That of the run.</param>
    /// <param name="id">The name of the case, before what is drawn is added.</param>
    /// <param name="axes">What is drawn.</param>
    /// <param name="alphabet">Of which the text is, where it is given.</param>
    /// <param name="length">About how long a text is that is the whole value.</param>
    public Draw(int seed, string id, Axes axes, Alphabet? alphabet = null, int length = NestedText)
    {
        _random = new Random(id.Aggregate(seed, (hash, c) => unchecked(hash * 31 + c)));
        Distribution[] numbers = axes.HasFlag(Axes.Keys) ? [Distribution.Wide, Distribution.Sorted] : Enum.GetValues<Distribution>();
        _numbers = Pick(numbers);
        _alphabet = alphabet ?? Pick(Enum.GetValues<Alphabet>());
        _length = length == NestedText ? NestedText : _random.Next(length / 2, length) + 1;
        _count = Pick(axes.HasFlag(Axes.Few) ? FewCounts : axes.HasFlag(Axes.Some) ? SomeCounts : ManyCounts);
        (string nulls, _nulls) = Pick(NullShares);
        if (!axes.HasFlag(Axes.Nulls))
            _nulls = 0;
        _last = _random.NextInt64();

        List<string> label = [];
        if ((axes & (Axes.Few | Axes.Some | Axes.Many)) != 0)
            label.Add($"× {_count.ToString("N0", CultureInfo.InvariantCulture)}");
        if ((axes & (Axes.Numbers | Axes.Keys)) != 0)
            label.Add(_numbers.ToString().ToLowerInvariant());
        if (axes.HasFlag(Axes.Text))
            label.Add(_alphabet.ToString().ToLowerInvariant());
        if (length != NestedText)
            label.Add($"of {_length}");
        if (axes.HasFlag(Axes.Nulls))
            label.Add(nulls);
        Name = $"{id} {string.Join(", ", label)}".TrimEnd();
    }

    /// <summary>The case's name: what it is, and what was drawn.</summary>
    public string Name { get; }

    /// <summary>A value of the type. It is a new one each time, so callers make one draw for each.</summary>
    public object Value(Type type) => type == typeof(string) ? Text(_length) : Make(type, _count)!;

    private object? Make(Type type, int count)
    {
        if (Nullable.GetUnderlyingType(type) is Type underlying)
            return IsNull() ? null : Make(underlying, count);
        if (type == typeof(string))
            return Text((int)Math.Pow(NestedText, _random.NextDouble()) - 1);
        if (Scalar(type, Next()) is object scalar)
            return scalar;
        if (type.IsArray)
        {
            Array array = Array.CreateInstance(type.GetElementType()!, count);
            for (int i = 0; i < count; i++)
                array.SetValue(Element(type.GetElementType()!), i);
            return array;
        }

        Type[] arguments = type.GetGenericArguments();
        if (typeof(ITuple).IsAssignableFrom(type))
            return Activator.CreateInstance(type, [.. arguments.Select(argument => Make(argument, _random.Next(Branches)))]);
        if (typeof(IEnumerable).IsAssignableFrom(type))
            return Fill(Activator.CreateInstance(type)!, arguments, count);
        return type.IsAbstract ? Make(Pick(Derived(type)), count) : Members(Activator.CreateInstance(type)!);
    }

    private object Fill(object collection, Type[] arguments, int count)
    {
        for (int i = 0; i < count; i++)
        {
            if (collection is IDictionary dictionary)
                dictionary[Make(arguments[0], 0)!] = Make(arguments[1], _random.Next(Branches));
            else if (collection is IList list)
                list.Add(Element(arguments[0]));
            else
                Method(collection.GetType(), arguments[0]).Invoke(collection, [Make(arguments[0], _random.Next(Branches))]);
        }

        return collection;
    }

    private object Members(object value)
    {
        foreach (FieldInfo field in value.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            field.SetValue(value, !field.FieldType.IsValueType && MayBeNull(field) && IsNull() ? null : Make(field.FieldType, _random.Next(Branches)));
        }

        return value;
    }

    private object? Element(Type type) => !type.IsValueType && IsNull() ? null : Make(type, _random.Next(Branches));

    private bool IsNull() => _random.NextDouble() < _nulls;

    private long Next() => _numbers switch
    {
        Distribution.Small => _random.Next(100),
        Distribution.Wide => _random.NextInt64(long.MinValue, long.MaxValue),
        Distribution.Sorted => _last = Math.Abs(_last % (1L << 40)) + _random.Next(1, 1000),
        _ => _last,
    };

    private object? Scalar(Type type, long n)
    {
        long positive = n & long.MaxValue;
        long ticks = _numbers == Distribution.Small ? Epoch.Ticks + n * TimeSpan.TicksPerSecond : positive % DateTime.MaxValue.Ticks;
        return type switch
        {
            _ when type == typeof(bool) => (n & 1) != 0,
            _ when type == typeof(byte) => (byte)n,
            _ when type == typeof(short) => (short)n,
            _ when type == typeof(int) => (int)n,
            _ when type == typeof(uint) => (uint)n,
            _ when type == typeof(long) => n,
            _ when type == typeof(ulong) => (ulong)n,
            _ when type == typeof(char) => (char)(positive % 0xD800),
            _ when type == typeof(float) => (float)(n / 1024.0),
            _ when type == typeof(double) => n / 1024.0,
            _ when type == typeof(decimal) => new decimal((int)n, (int)(n >> 32), 0, n < 0, 2),
            _ when type == typeof(Complex) => new Complex(n / 1024.0, n * Golden),
            _ when type == typeof(Vector3) => new Vector3(n % 1000, n % 77, n % 13),
            _ when type == typeof(Guid) => new Guid((int)n, (short)(n >> 32), (short)(n >> 48), BitConverter.GetBytes(unchecked(n * 0x2545F4914F6CDD1D))),
            _ when type == typeof(DateTime) => new DateTime(ticks, DateTimeKind.Utc),
            _ when type == typeof(DateTimeOffset) => new DateTimeOffset(ticks / 2 + TimeSpan.TicksPerDay, TimeSpan.FromMinutes(positive % 48 * 15)),
            _ when type == typeof(TimeSpan) => new TimeSpan(n),
            _ when type == typeof(BigInteger) => BigInteger.Pow(n, 3),
            _ when type == typeof(Version) => new Version((int)(positive % 100), (int)(positive % 77), (int)(positive % 10_000)),
            _ when type == typeof(Uri) => new Uri($"https://example.org/{positive}"),
            _ when type.IsEnum => Enum.ToObject(type, n & 3),
            _ => NewerScalar(type, n, positive),
        };
    }

    private string Text(int length)
    {
        StringBuilder text = new(length);
        while (text.Length < length)
        {
            switch (_alphabet == Alphabet.Mixed ? (Alphabet)_random.Next((int)Alphabet.Mixed) : _alphabet)
            {
                case Alphabet.Ascii:
                    text.Append((char)_random.Next(' ', 0x7F));
                    break;
                case Alphabet.Latin1:
                    text.Append((char)(_random.Next(4) == 0 ? _random.Next(0xC0, 0x100) : _random.Next('a', '{')));
                    break;
                case Alphabet.GreekCyrillic:
                    text.Append((char)(_random.Next(6) == 0 ? ' ' : _random.Next(2) == 0 ? _random.Next(0x3B1, 0x3CA) : _random.Next(0x410, 0x450)));
                    break;
                case Alphabet.Cjk:
                    text.Append((char)_random.Next(0x4E00, 0x9FA6));
                    break;
                default:
                    text.Append(char.ConvertFromUtf32(_random.Next(0x1F600, 0x1F650)));
                    break;
            }
        }

        return text.ToString();
    }

    private T Pick<T>(IReadOnlyList<T> choices) => choices[_random.Next(choices.Count)];

    private static MethodInfo Method(Type type, Type element) =>
        new[] { "Add", "Enqueue", "Push", "AddLast" }.Select(name => type.GetMethod(name, [element])).First(method => method is not null)!;

    private static Type[] Derived(Type type) =>
        [.. type.Assembly.GetTypes().Where(one => one.IsSubclassOf(type) && !one.IsAbstract).OrderBy(one => one.Name, StringComparer.Ordinal)];
}
