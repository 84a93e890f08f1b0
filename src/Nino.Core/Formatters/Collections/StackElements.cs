using System;
using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>Moves the elements of a <see cref="Stack{T}"/> together.</summary>
internal static partial class StackElements<T>
{
    /// <summary>Copies the elements, the top first.</summary>
    public static void CopyTo(Stack<T> stack, T[] target)
    {
        bool isDone = false;
        CopyMemory(stack, target, ref isDone);
        if (!isDone)
        {
            stack.CopyTo(target, 0);
        }
    }

    /// <summary>Fills an empty stack with elements of which the last is the top.</summary>
    /// <remarks>Debian's Mono cannot call the indexer of a read-only span.</remarks>
    public static void Fill(Stack<T> stack, Span<T> elements)
    {
        bool isDone = false;
        FillMemory(stack, elements, ref isDone);
        for (int i = 0; i < elements.Length && !isDone; i++)
        {
            stack.Push(elements[i]);
        }
    }

    /// <summary>As <see cref="CopyTo"/>, where the runtime has a way.</summary>
    static partial void CopyMemory(Stack<T> stack, T[] target, ref bool isDone);

    /// <summary>As <see cref="Fill"/>, where the runtime has a way.</summary>
    static partial void FillMemory(Stack<T> stack, Span<T> elements, ref bool isDone);
}
