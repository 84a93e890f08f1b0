using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using FsCheck;
using FsCheck.Fluent;
using Nino.Core;
using Nino.Tests.Matrix;
using Nino.Tests.Types;

namespace Nino.Tests.OfRandom;

/// <summary>Random values of any test type: leaves of FsCheck and extreme ones, and types with members through reflection, which sets every field that is not marked as ignored.</summary>
internal static class Generators
{
    private const int MostElements = 4;
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly Dictionary<Type, Gen<object?>> Leaves = new()
    {
        [typeof(bool)] = Leaf<bool>(),
        [typeof(byte)] = Leaf<byte>(0, 255),
        [typeof(sbyte)] = Leaf<sbyte>(-128, 127),
        [typeof(short)] = Leaf(short.MinValue, short.MaxValue),
        [typeof(ushort)] = Leaf(ushort.MinValue, ushort.MaxValue),
        [typeof(int)] = Leaf(int.MinValue, int.MaxValue),
        [typeof(uint)] = Leaf(uint.MinValue, uint.MaxValue),
        [typeof(long)] = Leaf(long.MinValue, long.MaxValue),
        [typeof(ulong)] = Leaf(ulong.MinValue, ulong.MaxValue),
        [typeof(char)] = Leaf('\0', '\uD800', '\uFFFF'),
        [typeof(float)] = Leaf(float.NaN, -0f, float.PositiveInfinity, float.Epsilon),
        [typeof(double)] = Leaf(double.NaN, -0d, double.NegativeInfinity, double.Epsilon),
        [typeof(decimal)] = Leaf(decimal.MinValue, decimal.MaxValue, 1.50m),
        [typeof(Guid)] = Leaf(Guid.Empty),
        [typeof(DateTime)] = Leaf(DateTime.MinValue, DateTime.MaxValue, DateTime.UnixEpoch),
        [typeof(DateOnly)] = Gen.Choose(0, DateOnly.MaxValue.DayNumber).Select(day => (object?)DateOnly.FromDayNumber(day)),
        [typeof(string)] = Gen.OneOf(
            Gen.Elements([.. "abcdefghij"]).ArrayOf(),
            Gen.Elements([.. "aé中\0\uD83D\uDE00\uDE00"]).ArrayOf()).Select(chars => (object?)new string(chars)),
    };

    private static readonly Dictionary<Type, Type[]> Derived = new()
    {
        [typeof(Shape)] = [typeof(Circle), typeof(Square)],
        [typeof(IMessage)] = [typeof(Login), typeof(Ping), typeof(Chat), typeof(Logout)],
        [typeof(Animal)] = [typeof(Animal), typeof(Dog), typeof(Puppy)],
        [typeof(object)] =
        [
            typeof(int), typeof(string), typeof(decimal), typeof(double), typeof(DateTime), typeof(Person), typeof(Puppy), typeof(Chat), typeof(PaddedStruct), typeof(Tree),
            typeof(List<int>), typeof(object[]), typeof(List<object>), typeof(Dictionary<string, object>), typeof(KeyValuePair<string, object>), typeof(Box<object>), typeof(Holder),
        ],
    };

    /// <summary>Every value of the type matrix.</summary>
    private static readonly Gen<object?> Samples = Gen.Elements(TypeRows.All.SelectMany(row => row.Values).ToArray());

    public static Gen<T?> Of<T>() => Gen.Sized(size => Of(typeof(T), size)).Select(value => (T?)value);

    private static Gen<object?> Of(Type type, int size)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return OrNull(underlying, size);
        }

        return type.IsValueType ? Made(type, size)
            : size == 0 ? Gen.Constant<object?>(null)
            : OrNull(type, size);
    }

    private static Gen<object?> OrNull(Type type, int size) => Gen.Frequency((1, Gen.Constant<object?>(null)), (5, Made(type, size)));

    /// <summary>Builds the generator when a value is drawn: types may hold themselves.</summary>
    private static Gen<object?> Made(Type type, int size) => Gen.Fresh(() => type).SelectMany(_ =>
        Leaves.TryGetValue(type, out Gen<object?>? leaf) ? leaf
        : Derived.TryGetValue(type, out Type[]? derived) ? OfDerived(type, derived, size)
        : OfExactly(type, size));

    private static Gen<object?> OfDerived(Type type, Type[] derived, int size)
    {
        Gen<object?> made = Gen.Elements(derived).SelectMany(one => one == type ? OfExactly(one, size / 2) : Made(one, size / 2));
        return type == typeof(object) ? Gen.Frequency((3, made), (1, Samples)) : made;
    }

    private static Gen<object?> OfExactly(Type type, int size)
    {
        if (type.IsEnum)
        {
            return Made(Enum.GetUnderlyingType(type), size).Select(value => (object?)Enum.ToObject(type, value!));
        }

        Type[] arguments = type.GetGenericArguments();
        return type switch
        {
            { IsArray: true } => Elements(type.GetElementType()!, size).Select(elements => (object?)ArrayOf(type.GetElementType()!, elements)),
            { Namespace: "System.Collections.Generic" } when arguments.Length == 1 => Elements(arguments[0], size).Select(elements => CollectionOf(type, arguments[0], elements)),
            { Namespace: "System.Collections.Generic" } when typeof(IDictionary).IsAssignableFrom(type) => Elements(arguments[0], size).Zip(Elements(arguments[1], size)).Select(pairs => (object?)DictionaryOf(type, pairs.Item1, pairs.Item2)),
            { Namespace: "System.Collections.Generic" } => Members(arguments, size).Select(parts => Activator.CreateInstance(type, parts)),
            _ => Object(type, size),
        };
    }

    private static Gen<object?[]> Elements(Type type, int size) =>
        Gen.Choose(0, Math.Min(MostElements, size)).SelectMany(count => Of(type, size / 2).ArrayOf(count));

    private static Gen<object?[]> Members(IEnumerable<Type> types, int size) => Gen.CollectToArray(types.Select(type => Of(type, size / 2)));

    private static Gen<object?> Object(Type type, int size)
    {
        FieldInfo[] fields = [.. Levels(type).SelectMany(level => level.GetFields(Declared)).Where(field => field.GetCustomAttribute<NinoIgnoreAttribute>() is null)];
        return Members(fields.Select(field => field.FieldType), size).Select(values =>
        {
            object made = type.IsValueType || type.GetConstructor(Type.EmptyTypes) is null ? RuntimeHelpers.GetUninitializedObject(type) : Activator.CreateInstance(type)!;
            foreach ((FieldInfo field, object? value) in fields.Zip(values))
            {
                field.SetValue(made, value);
            }

            return (object?)made;
        });
    }

    private static IEnumerable<Type> Levels(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static Array ArrayOf(Type element, object?[] elements)
    {
        Array array = Array.CreateInstance(element, elements.Length);
        for (int i = 0; i < elements.Length; i++)
        {
            array.SetValue(elements[i], i);
        }

        return array;
    }

    /// <summary>Every collection of one type argument has a constructor that takes elements; a set drops those that are repeated.</summary>
    private static object? CollectionOf(Type type, Type element, object?[] elements) => Activator.CreateInstance(type, ArrayOf(element, elements));

    /// <summary>Keys that are null or repeated drop out.</summary>
    private static IDictionary DictionaryOf(Type type, object?[] keys, object?[] values)
    {
        IDictionary dictionary = (IDictionary)Activator.CreateInstance(type)!;
        foreach ((object? key, object? value) in keys.Zip(values).Where(pair => pair.First is not null))
        {
            dictionary[key!] = value;
        }

        return dictionary;
    }

    private static Gen<object?> Leaf<T>(params T[] extremes)
    {
        Gen<T> usual = ArbMap.Default.ArbFor<T>().Generator;
        return (extremes.Length == 0 ? usual : Gen.Frequency((3, usual), (1, Gen.Elements(extremes)))).Select(value => (object?)value);
    }
}
