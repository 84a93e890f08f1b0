using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <remarks>The array of a stack has no public way. What is private is found by name, and a sample tells once whether it is what it seems; otherwise each element is pushed.</remarks>
internal static partial class StackElements<T>
{
    static partial void CopyMemory(Stack<T> stack, T[] target, ref bool isDone)
    {
        if (StackProbe.HasFields)
        {
            Span<T> elements = target.AsSpan(0, stack.Count);
            ArrayOf(stack).AsSpan(0, stack.Count).CopyTo(elements);
            elements.Reverse();
            isDone = true;
        }
    }

    static partial void FillMemory(Stack<T> stack, Span<T> elements, ref bool isDone)
    {
        if (StackProbe.HasFields)
        {
            stack.EnsureCapacity(elements.Length);
            elements.CopyTo(ArrayOf(stack));
            SizeOf(stack) = elements.Length;
            isDone = true;
        }
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_array")]
    internal static extern ref T[] ArrayOf(Stack<T> stack);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_size")]
    internal static extern ref int SizeOf(Stack<T> stack);
}

/// <summary>Looks at a sample of <see cref="Stack{T}"/>.</summary>
file static class StackProbe
{
    public static readonly bool HasFields = Probe();

    private static bool Probe()
    {
        try
        {
            Stack<int> stack = new([1, 2, 3]);
            int[] array = StackElements<int>.ArrayOf(stack);
            StackElements<int>.SizeOf(stack) = 2;
            return array.AsSpan().StartsWith([1, 2, 3]) && stack.Count == 2 && stack.Peek() == 2;
        }
        catch (MissingFieldException)
        {
            return false;
        }
    }
}
