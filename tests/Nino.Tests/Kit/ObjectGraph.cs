using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Nino.Tests.Kit;

/// <summary>The memory that a graph of objects takes: each object that can be reached, once, at the size that the runtime gives it.</summary>
public static class ObjectGraph
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, long> SizeByType = new();

    public static long SizeOf(object? root)
    {
        HashSet<object> seen = new(ReferenceEqualityComparer.Instance);
        Stack<object> pending = new();
        Follow(root, seen, pending);
        long size = 0;
        while (pending.TryPop(out object? next))
        {
            size += OwnSize(next);
            FollowParts(next, next.GetType(), seen, pending);
        }

        return size;
    }

    private static void Follow(object? value, HashSet<object> seen, Stack<object> pending)
    {
        if (value is not null && !IsShared(value) && seen.Add(value))
        {
            pending.Push(value);
        }
    }

    /// <summary>Instances that live once in the process.</summary>
    private static bool IsShared(object value) =>
        value is string { Length: <= 1 } or IComparer or Pointer || (value is Array { Length: 0 } array && IsSharedEmpty(array)) || value.GetType().Name.Contains("Comparer", StringComparison.Ordinal);

    /// <summary>Whether an array is the one that all have who have none, or that of all empty lists.</summary>
    private static bool IsSharedEmpty(Array array)
    {
        Type element = array.GetType().GetElementType()!;
        object list = Activator.CreateInstance(typeof(List<>).MakeGenericType(element))!;
        return array.Rank == 1 && (ReferenceEquals(array, typeof(Array).GetMethod(nameof(Array.Empty))!.MakeGenericMethod(element).Invoke(null, null))
            || ReferenceEquals(array, list.GetType().GetField("_items", Declared)!.GetValue(list)));
    }

    private static void FollowParts(object value, Type type, HashSet<object> seen, Stack<object> pending)
    {
        if (value is string)
        {
            return;
        }

        if (value is Array array)
        {
            FollowElements(array, seen, pending);
            return;
        }

        foreach (FieldInfo field in Structure.FieldsOf(type))
        {
            FollowField(field.FieldType, field.GetValue(value), seen, pending);
        }
    }

    private static void FollowElements(Array array, HashSet<object> seen, Stack<object> pending)
    {
        Type element = array.GetType().GetElementType()!;
        if (element.IsPrimitive || element.IsEnum)
        {
            return;
        }

        foreach (object? item in array)
        {
            FollowField(element, item, seen, pending);
        }
    }

    private static void FollowField(Type declared, object? value, HashSet<object> seen, Stack<object> pending)
    {
        if (!declared.IsValueType)
        {
            Follow(value, seen, pending);
        }
        else if (value is not null && !declared.IsPrimitive && !declared.IsEnum)
        {
            FollowParts(value, value.GetType(), seen, pending);
        }
    }

    private static long OwnSize(object value)
    {
        switch (value)
        {
            case string text:
                return LeastOf(() => _ = new string('x', text.Length));
            case Array array:
                return LeastOf(() => _ = Array.CreateInstance(array.GetType().GetElementType()!, array.Length));
            default:
                // Several runs: a single one may hold what the runtime makes of the type.
                return SizeByType.GetOrAdd(value.GetType(), type => Allocations.Of(() => RuntimeHelpers.GetUninitializedObject(type)));
        }
    }

    /// <summary>The least of two: a collection that another thread asks for in between counts what is left of a block of memory.</summary>
    private static long LeastOf(Action allocate) => Math.Min(Allocations.Once(allocate), Allocations.Once(allocate));
}
