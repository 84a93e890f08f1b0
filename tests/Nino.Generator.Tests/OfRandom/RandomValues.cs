using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Nino.Core;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Values of any type of a <see cref="RandomModel"/>, drawn through reflection: every field of every base is set.</summary>
/// <param name="random">What draws.</param>
/// <param name="concrete">The types of the model that have instances.</param>
/// <param name="leavesDefaults">Whether half of the members stay at their default.</param>
internal sealed class RandomValues(Random random, Type[] concrete, bool leavesDefaults = false)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly Dictionary<Type, Func<Random, object>> Leaves = new()
    {
        [typeof(bool)] = random => random.Next(2) == 0,
        [typeof(char)] = random => (char)random.Next(0x10000),
        [typeof(decimal)] = random => new decimal(random.Next(), random.Next(), random.Next(), random.Next(2) == 0, (byte)random.Next(29)),
        [typeof(DateTime)] = random => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)random.Next(2)),
        [typeof(DateTimeOffset)] = random => new DateTimeOffset(2000 + random.Next(50), 1, 2, 3, 4, 5, TimeSpan.FromMinutes(random.Next(-840, 841))),
        [typeof(TimeOnly)] = random => new TimeOnly(random.NextInt64(TimeOnly.MaxValue.Ticks)),
        [typeof(Rune)] = random => new Rune(random.Next(0xD800)),
        [typeof(Index)] = random => new Index(random.Next(), random.Next(2) == 0),
        [typeof(Range)] = random => new Range(new Index(random.Next()), new Index(random.Next(), true)),
        [typeof(string)] = random => random.Next(5) switch
        {
            0 => "",
            1 => new string('a', random.Next(300)),
            2 => new string('é', random.Next(40)) + random.Next(),
            3 => new string('日', random.Next(300)) + "😀",
            _ => random.Next().ToString(System.Globalization.CultureInfo.InvariantCulture),
        },
        [typeof(Uri)] = random => random.Next(2) == 0 ? new Uri("https://a.example/ü?" + random.Next()) : new Uri("a/" + random.Next(), UriKind.Relative),
        [typeof(Version)] = random => new Version(random.Next(), random.Next(), random.Next(9)),
        [typeof(BigInteger)] = random => BigInteger.Pow(-random.Next(), random.Next(5)),
        [typeof(StringBuilder)] = random => new StringBuilder("日" + random.Next()),
    };

    /// <summary>A value; null now and then, where the type allows it and the value is not a root.</summary>
    public object? Draw(Type type, int depth, bool isRoot = false)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return random.Next(3) == 0 ? null : Draw(underlying, depth, isRoot: true);
        }

        if (!type.IsValueType && !isRoot && (depth <= 0 || random.Next(5) == 0))
        {
            return null;
        }

        return typeof(Delegate).IsAssignableFrom(type) || type.IsByRefLike || type.IsPointer || type.Name is "Lazy`1" or nameof(NinoUnknownMembers) ? null
            : Leaves.TryGetValue(type, out Func<Random, object>? leaf) ? leaf(random)
            : type.IsEnum ? Enum.GetValues(type).GetValue(random.Next(2))
            : type.IsPrimitive || (type.IsValueType && IsOfFramework(type) && !type.IsGenericType) ? Call(nameof(Bits), type, random)
            : type == typeof(object) ? Draw(random.Next(2) == 0 && concrete.Length > 0 ? concrete[random.Next(concrete.Length)] : typeof(int), depth - 1, isRoot: true)
            : type.IsArray ? OfArray(type, depth)
            : IsOfFramework(type) && !type.IsGenericType ? null
            : IsOfFramework(type) ? OfFramework(type, type.GetGenericArguments(), depth)
            : type.IsAbstract ? OfDerived(type, depth)
            : OfMembers(type, depth);
    }

    /// <summary>By the assembly: declarations stand in namespaces of these names, too.</summary>
    private static bool IsOfFramework(Type type) => type.Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal);

    /// <summary>Any bits are a number.</summary>
    private static T Bits<T>(Random random)
        where T : unmanaged
    {
        T number = default;
        random.NextBytes(MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref number, 1)));
        return number;
    }

    private Array OfArray(Type type, int depth)
    {
        Type element = type.GetElementType()!;
        if (type.GetArrayRank() == 1)
        {
            return Elements(element, depth);
        }

        Array array = Array.CreateInstance(element, random.Next(3), random.Next(1, 3));
        for (int i = 0; i < array.Length; i++)
        {
            array.SetValue(Draw(element, depth - 1), i / array.GetLength(1), i % array.GetLength(1));
        }

        return array;
    }

    private object OfFramework(Type type, Type[] arguments, int depth)
    {
        if (type.FullName!.StartsWith("System.Tuple", StringComparison.Ordinal) || type.FullName.StartsWith("System.ValueTuple", StringComparison.Ordinal) || type.Name.StartsWith("KeyValuePair", StringComparison.Ordinal))
        {
            return Activator.CreateInstance(type, arguments.Select(argument => Draw(argument, depth - 1)).ToArray())!;
        }

        if (arguments.Length == 2)
        {
            IDictionary dictionary = (IDictionary)Activator.CreateInstance(type.IsInterface ? typeof(Dictionary<,>).MakeGenericType(arguments) : type)!;
            foreach (object key in Elements(arguments[0], depth, isKey: true))
            {
                dictionary[key] = Draw(arguments[1], depth - 1);
            }

            return dictionary;
        }

        Array elements = Elements(arguments[0], depth, isKey: type.Name.Contains("Set`", StringComparison.Ordinal));
        return type.IsInterface ? Activator.CreateInstance((type.Name == "ISet`1" ? typeof(HashSet<>) : typeof(List<>)).MakeGenericType(arguments), elements)!
            : type.Name == "ImmutableArray`1" ? Call(nameof(ImmutableOf), arguments[0], elements)
            : type.Name == "ImmutableList`1" ? Call(nameof(ImmutableListOf), arguments[0], elements)
            : Activator.CreateInstance(type, elements)!;
    }

    private static object Call(string method, Type argument, object parameter) =>
        typeof(RandomValues).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(argument).Invoke(null, [parameter])!;

    private static object ImmutableOf<T>(T[] elements) => ImmutableArray.Create(elements);

    private static object ImmutableListOf<T>(T[] elements) => ImmutableList.Create(elements);

    /// <summary>Keys are neither null nor repeated, nor inline arrays, which cannot be compared.</summary>
    private Array Elements(Type type, int depth, bool isKey = false)
    {
        object?[] drawn = [.. Enumerable.Range(0, random.Next(12) == 0 ? 40 : random.Next(4)).Select(_ => Draw(type, depth - 1, isRoot: isKey))];
        drawn = isKey ? [.. drawn.OfType<object>().Where(key => !key.GetType().IsDefined(typeof(InlineArrayAttribute), inherit: false)).Distinct()] : drawn;
        Array elements = Array.CreateInstance(type, drawn.Length);
        for (int i = 0; i < drawn.Length; i++)
        {
            elements.SetValue(drawn[i], i);
        }

        return elements;
    }

    private object? OfDerived(Type type, int depth)
    {
        Type[] derived = [.. concrete.Where(type.IsAssignableFrom)];
        return derived.Length == 0 ? null : OfMembers(derived[random.Next(derived.Length)], depth);
    }

    private object? OfMembers(Type type, int depth)
    {
        if (typeof(IEnumerable).IsAssignableFrom(type))
        {
            return type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null ? Activator.CreateInstance(type) : null;
        }

        object made = RuntimeHelpers.GetUninitializedObject(type);
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            foreach (FieldInfo field in level.GetFields(Declared))
            {
                if (!leavesDefaults || random.Next(2) == 0)
                {
                    field.SetValue(made, Draw(field.FieldType, depth - 1));
                }
            }
        }

        return made;
    }
}
