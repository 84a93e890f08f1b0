using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.OfRandom;

/// <summary>Makes random values of any test type, through reflection: it sets every field that is not marked as ignored.</summary>
public sealed class RandomValues(Random random)
{
    private const int MaxDepth = 4;
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly Dictionary<Type, Type[]> Derived = new()
    {
        [typeof(Shape)] = [typeof(Circle), typeof(Square)],
        [typeof(IMessage)] = [typeof(Login), typeof(Ping), typeof(Chat), typeof(Logout)],
        [typeof(Animal)] = [typeof(Animal), typeof(Dog), typeof(Puppy)],
        [typeof(object)] = [typeof(int), typeof(string), typeof(Person), typeof(Puppy), typeof(PaddedStruct), typeof(List<int>), typeof(decimal), typeof(Chat)],
    };

    private int _depth;

    public T? Next<T>() => (T?)Next(typeof(T));

    private object? Next(Type type)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return random.Next(3) == 0 ? null : Next(underlying);
        }

        if (!type.IsValueType && (random.Next(6) == 0 || _depth > MaxDepth))
        {
            return null;
        }

        _depth++;
        object value = Derived.TryGetValue(type, out Type[]? derived) ? Make(derived[random.Next(derived.Length)]) : Make(type);
        _depth--;
        return value;
    }

    private object Make(Type type) => type switch
    {
        _ when type == typeof(string) => Text(),
        _ when type == typeof(bool) => random.Next(2) == 1,
        _ when type == typeof(decimal) => new decimal(random.Next(), random.Next(), random.Next(), random.Next(2) == 1, (byte)random.Next(29)),
        _ when type == typeof(DateTime) => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks + 1), (DateTimeKind)random.Next(3)),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(random.Next(DateOnly.MaxValue.DayNumber + 1)),
        { IsEnum: true } => Enum.ToObject(type, Make(Enum.GetUnderlyingType(type))),
        { IsPrimitive: true } => Primitive(type),
        { IsArray: true } => Elements(type.GetElementType()!),
        _ when IsOfFramework(type) => Collection(type),
        _ => Fields(type),
    };

    private object Primitive(Type type)
    {
        byte[] bytes = new byte[8];
        random.NextBytes(bytes);
        object holder = RuntimeHelpers.GetUninitializedObject(type);
        int size = System.Runtime.InteropServices.Marshal.SizeOf(type);
        return type == typeof(char) ? (char)random.Next(0x10000)
            : type == typeof(float) ? BitConverter.ToSingle(bytes)
            : type == typeof(double) ? BitConverter.ToDouble(bytes)
            : type == typeof(ulong) ? BitConverter.ToUInt64(bytes)
            : size == 8 ? Convert.ChangeType(BitConverter.ToInt64(bytes), type, null)
            : holder is uint ? BitConverter.ToUInt32(bytes)
            : size == 4 ? Convert.ChangeType(BitConverter.ToInt32(bytes), type, null)
            : holder is ushort ? BitConverter.ToUInt16(bytes)
            : size == 2 ? Convert.ChangeType(BitConverter.ToInt16(bytes), type, null)
            : holder is byte ? bytes[0] : (sbyte)bytes[0];
    }

    private string Text()
    {
        const string alphabet = "abcdefghijklmnopqrstuvwxyz éß中文😀\0";
        int length = random.Next(4) == 0 ? random.Next(200) : random.Next(12);
        int limit = random.Next(2) == 0 ? 26 : alphabet.Length;
        return string.Concat(Enumerable.Range(0, length).Select(_ => alphabet[random.Next(limit)]));
    }

    private Array Elements(Type element)
    {
        Array array = Array.CreateInstance(element, random.Next(5));
        for (int i = 0; i < array.Length; i++)
        {
            array.SetValue(Next(element), i);
        }

        return array;
    }

    private static bool IsOfFramework(Type type) => type.Namespace == "System.Collections.Generic";

    /// <summary>Made of an array of elements; of dictionaries and sets, those that are repeated or null drop out.</summary>
    private object Collection(Type type)
    {
        Type[] arguments = type.GetGenericArguments();
        if (type.Name.StartsWith("KeyValuePair", StringComparison.Ordinal))
        {
            return Activator.CreateInstance(type, arguments.Select(Next).ToArray())!;
        }

        object collection = Activator.CreateInstance(type)!;
        foreach (object? next in Elements(arguments[0]))
        {
            if (collection is IDictionary dictionary && next is not null)
            {
                dictionary[next] = Next(arguments[1]);
            }
            else if (collection is IList list)
            {
                list.Add(next);
            }
            else if (collection is not IDictionary)
            {
                AddMethod(type).Invoke(collection, [next]);
            }
        }

        return collection;
    }

    private static MethodInfo AddMethod(Type type) => new[] { "Enqueue", "Push" }.Select(name => type.GetMethod(name)).FirstOrDefault(method => method is not null)
        ?? typeof(ICollection<>).MakeGenericType(type.GetGenericArguments()).GetMethod("Add")!;

    private object Fields(Type type)
    {
        object value = type.IsValueType || type.GetConstructor(Type.EmptyTypes) is null ? RuntimeHelpers.GetUninitializedObject(type) : Activator.CreateInstance(type)!;
        for (Type level = type; level != typeof(object) && level != typeof(ValueType); level = level.BaseType!)
        {
            foreach (FieldInfo field in level.GetFields(Declared).Where(field => field.GetCustomAttribute<NinoIgnoreAttribute>() is null))
            {
                field.SetValue(value, Next(field.FieldType));
            }
        }

        return value;
    }
}
