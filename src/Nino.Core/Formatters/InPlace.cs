using System;
using System.Collections.Generic;
using System.ComponentModel;

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
        if (ReferenceEquals(queue, elements))
        {
            return;
        }

        _ = queue ?? throw CannotFill(queue);
        queue.Clear();
        foreach (T element in elements ?? new Queue<T>())
        {
            queue.Enqueue(element);
        }
    }

    /// <summary>Gives a stack the elements that were read.</summary>
    /// <exception cref="NinoException">The stack is null.</exception>
    public static void Fill<T>(Stack<T>? stack, Stack<T>? elements)
    {
        if (ReferenceEquals(stack, elements))
        {
            return;
        }

        _ = stack ?? throw CannotFill(stack);
        stack.Clear();

        // A stack enumerates from its top.
        foreach (T element in elements is null ? new Stack<T>() : new Stack<T>(elements))
        {
            stack.Push(element);
        }
    }

    private static NinoException CannotFill(object? collection) =>
        new($"A get-only collection cannot be filled, because it is {(collection is null ? "null" : "read-only")}. Give it a setter, or an instance that takes elements.");
}
