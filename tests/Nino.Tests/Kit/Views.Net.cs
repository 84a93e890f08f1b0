using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

namespace Nino.Tests.Kit;

public static partial class Views
{
    private static string? NewerViewOf(Type definition) =>
        definition == typeof(ImmutableArray<>) ? nameof(OfImmutable)
        : definition == typeof(PriorityQueue<,>) ? nameof(OfQueue)
        : null;

    private static object? OfImmutable<T>(ImmutableArray<T> array) => array.IsDefault ? null : array.ToArray();

    private static object OfQueue<TElement, TPriority>(PriorityQueue<TElement, TPriority> queue) => queue.UnorderedItems.ToArray();
}
