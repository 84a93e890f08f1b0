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

    /// <summary>Whether the memory of the elements is within reach, and is reversed by vectors.</summary>
    public static bool AreReversed
    {
        get
        {
            bool areReversed = false;
            FindMemory(ref areReversed);
            return areReversed;
        }
    }

    /// <summary>Copies the memory of the elements, the top first, where <see cref="AreReversed"/>.</summary>
    public static void CopyTo(Stack<T> stack, ref byte target, int count) => CopyReversed(stack, ref target, count);

    /// <summary>Fills an empty stack with the memory of elements of which the first is the top, where <see cref="AreReversed"/>.</summary>
    public static void Fill(Stack<T> stack, ref byte source, int count) => FillReversed(stack, ref source, count);

    static partial void FindMemory(ref bool areReversed);

    static partial void CopyReversed(Stack<T> stack, ref byte target, int count);

    static partial void FillReversed(Stack<T> stack, ref byte source, int count);

    /// <summary>As <see cref="CopyTo(Stack{T}, T[])"/>, where the runtime has a way.</summary>
    static partial void CopyMemory(Stack<T> stack, T[] target, ref bool isDone);

    /// <summary>As <see cref="Fill(Stack{T}, Span{T})"/>, where the runtime has a way.</summary>
    static partial void FillMemory(Stack<T> stack, Span<T> elements, ref bool isDone);
}
