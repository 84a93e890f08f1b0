using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net;
using System.Reflection;
using System.Text;
using Nino.Core;

namespace Nino.Tests.Kit;

/// <summary>What types of the framework are made of, where their fields tell how they are kept: caches, capacities, an array behind a view.</summary>
public static partial class Views
{
    private static readonly Dictionary<Type, string> Generic = new()
    {
        [typeof(Memory<>)] = nameof(OfMemory),
        [typeof(ReadOnlyMemory<>)] = nameof(OfReadOnlyMemory),
        [typeof(ArraySegment<>)] = nameof(OfSegment),
        [typeof(ReadOnlySequence<>)] = nameof(OfSequence),
        [typeof(Lazy<>)] = nameof(OfLazy),
        [typeof(ConcurrentDictionary<,>)] = nameof(OfConcurrent),
        [typeof(BlockingCollection<>)] = nameof(OfBlocking),
    };

    /// <summary>How values of a type are seen, where the type says so; null where they are seen as they are.</summary>
    private static readonly ConcurrentDictionary<Type, Func<object, object?>?> Found = new();

    public static object? Of(object? value) => value switch
    {
        NinoUnknownMembers unknown => (unknown.ToString(), BitConverter.ToString(unknown.Values.ToArray())),
        Uri uri => (uri.OriginalString, uri.IsAbsoluteUri),
        Version version => version.ToString(),
        StringBuilder text => text.ToString(),
        CultureInfo culture => culture.Name,
        TimeZoneInfo zone => (zone.Id, zone.ToSerializedString()),
        Hashtable table => table.Cast<DictionaryEntry>().OrderBy(entry => $"{entry.Key.GetType()} {entry.Key}", StringComparer.Ordinal).Select(entry => new[] { entry.Key, entry.Value }).ToArray(),
        IPAddress address => address.ToString(),
        IPEndPoint end => end.ToString(),
        { } when Found.GetOrAdd(value.GetType(), Find) is { } view => view(value),
        _ => value,
    };

    private static Func<object, object?>? Find(Type type)
    {
        if (IsGroup(type))
        {
            return group => Groups((IEnumerable)group);
        }

        if (!type.IsGenericType || ViewOf(type.GetGenericTypeDefinition()) is not { } name)
        {
            return null;
        }

        MethodInfo view = typeof(Views).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type.GetGenericArguments());
        return value => view.Invoke(null, [value]);
    }

    private static string? ViewOf(Type definition) => Generic.GetValueOrDefault(definition) ?? NewerViewOf(definition);

    private static object OfMemory<T>(Memory<T> memory) => memory.ToArray();

    private static object OfReadOnlyMemory<T>(ReadOnlyMemory<T> memory) => memory.ToArray();

    private static object? OfSegment<T>(ArraySegment<T> segment) => segment.Array is null ? null : segment.ToArray();

    private static object OfSequence<T>(ReadOnlySequence<T> sequence) => sequence.ToArray();

    private static object OfLazy<T>(Lazy<T> lazy) => new[] { lazy.Value };

    private static object OfBlocking<T>(BlockingCollection<T> collection) => collection.ToArray();

    /// <summary>Its order depends on its capacity.</summary>
    private static object OfConcurrent<TKey, TValue>(ConcurrentDictionary<TKey, TValue> dictionary)
        where TKey : notnull => dictionary.OrderBy(pair => pair.Key).ToArray();

    /// <summary>Groups are of an internal type, which differs between those that were made and those that were read.</summary>
    private static bool IsGroup(Type type) => type.GetInterfaces().Any(contract =>
        contract.IsGenericType && (contract.GetGenericTypeDefinition() == typeof(IGrouping<,>) || contract.GetGenericTypeDefinition() == typeof(ILookup<,>)));

    private static object?[] Groups(IEnumerable group)
    {
        object? key = group.GetType().GetProperty("Key")?.GetMethod!.Invoke(group, null);
        return [key, .. group.Cast<object?>()];
    }
}
