using System.Collections.Concurrent;
using System.Collections.Generic;

namespace Nino.Core.Formatters;

public static partial class InPlace
{
    /// <summary>Gives a concurrent queue the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentQueue<T>? collection, ConcurrentQueue<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection ?? throw CannotFill(collection);
        collection.Clear();
        foreach (T element in elements ?? new ConcurrentQueue<T>())
        {
            collection.Enqueue(element);
        }
    }

    /// <summary>Gives a concurrent stack the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentStack<T>? collection, ConcurrentStack<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection ?? throw CannotFill(collection);
        collection.Clear();

        // A stack enumerates from its top.
        foreach (T element in new Stack<T>(elements ?? new ConcurrentStack<T>()))
        {
            collection.Push(element);
        }
    }

    /// <summary>Gives a bag the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentBag<T>? collection, ConcurrentBag<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection ?? throw CannotFill(collection);
        collection.Clear();

        // A bag enumerates the newest first.
        foreach (T element in new Stack<T>(elements ?? new ConcurrentBag<T>()))
        {
            collection.Add(element);
        }
    }

    /// <summary>Gives a blocking collection the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null, takes no more elements, or not so many.</exception>
    public static void Fill<T>(BlockingCollection<T>? collection, BlockingCollection<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection is { IsAddingCompleted: false } ? collection : throw CannotFill(collection);
        while (collection.TryTake(out _))
        {
        }

        foreach (T element in elements ?? new BlockingCollection<T>())
        {
            if (!collection.TryAdd(element))
            {
                throw new NinoException($"A get-only {collection.GetType()} does not take more than {collection.BoundedCapacity} elements.");
            }
        }
    }
}
