using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Nino.Core.Formatters;

/// <summary>Fills collections of members that cannot be set; called by generated code.</summary>
/// <remarks>Each method does nothing when the elements were read into the collection itself. Null elements leave it empty.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class InPlace
{
    /// <summary>Gives a collection the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null or read-only, or does not take an element.</exception>
    public static void Fill<T>(ICollection<T>? collection, ICollection<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        if (collection is null or { IsReadOnly: true })
        {
            throw CannotFill(collection);
        }

        collection.Clear();
        foreach (T element in elements ?? [])
        {
            try
            {
                collection.Add(element);
            }
            catch (ArgumentException error)
            {
                throw new NinoException($"A get-only {collection.GetType()} does not take an element.", error);
            }
        }
    }

    /// <summary>Gives a queue the elements that were read.</summary>
    /// <exception cref="NinoException">The queue is null.</exception>
    public static void Fill<T>(Queue<T>? queue, Queue<T>? elements)
    {
        if (IsOther(queue, elements))
        {
            queue.Clear();
            foreach (T element in elements ?? new Queue<T>())
            {
                queue.Enqueue(element);
            }
        }
    }

    /// <summary>Gives a stack the elements that were read.</summary>
    /// <exception cref="NinoException">The stack is null.</exception>
    public static void Fill<T>(Stack<T>? stack, Stack<T>? elements)
    {
        if (IsOther(stack, elements))
        {
            stack.Clear();

            // A stack enumerates from its top.
            foreach (T element in elements is null ? new Stack<T>() : new Stack<T>(elements))
            {
                stack.Push(element);
            }
        }
    }

    /// <summary>Gives a list the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(ArrayList? collection, ArrayList? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            collection.AddRange(elements ?? new ArrayList());
        }
    }

    /// <summary>Gives a table the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(Hashtable? collection, Hashtable? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            foreach (DictionaryEntry entry in elements ?? new Hashtable())
            {
                collection.Add(entry.Key, entry.Value);
            }
        }
    }

    /// <summary>Gives a concurrent queue the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentQueue<T>? collection, ConcurrentQueue<T>? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            foreach (T element in elements ?? new ConcurrentQueue<T>())
            {
                collection.Enqueue(element);
            }
        }
    }

    /// <summary>Gives a concurrent stack the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentStack<T>? collection, ConcurrentStack<T>? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();

            // A stack enumerates from its top.
            foreach (T element in new Stack<T>(elements ?? new ConcurrentStack<T>()))
            {
                collection.Push(element);
            }
        }
    }

    /// <summary>Gives a bag the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentBag<T>? collection, ConcurrentBag<T>? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();

            // A bag enumerates the newest first.
            foreach (T element in new Stack<T>(elements ?? new ConcurrentBag<T>()))
            {
                collection.Add(element);
            }
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

    /// <summary>Whether a collection has to be given elements that were not read into it.</summary>
    private static bool IsOther([NotNullWhen(true)] object? collection, object? elements) =>
        !ReferenceEquals(collection, elements) && (collection is not null ? true : throw CannotFill(collection));

    private static NinoException CannotFill(object? collection) =>
        new($"A get-only collection cannot be filled, because it is {(collection is null ? "null" : "read-only")}. Give it a setter, or an instance that takes elements.");
}
