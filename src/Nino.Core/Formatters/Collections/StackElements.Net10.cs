using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

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

    static partial void FindMemory(ref bool areReversed) => areReversed = Vector256.IsHardwareAccelerated && StackProbe.HasFields;

    static partial void CopyReversed(Stack<T> stack, ref byte target, int count) => Reverse(ref FirstOf(stack, count), ref target, count);

    static partial void FillReversed(Stack<T> stack, ref byte source, int count)
    {
        stack.EnsureCapacity(count);
        Reverse(ref source, ref FirstOf(stack, count), count);
        SizeOf(stack) = count;
    }

    /// <summary>The memory of so many elements, which the span checks to be there.</summary>
    private static ref byte FirstOf(Stack<T> stack, int count) => ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(ArrayOf(stack).AsSpan(0, count)));

    /// <summary>Copies elements, the last first; of sizes that no vector holds one by one.</summary>
    private static void Reverse(ref byte source, ref byte target, int count)
    {
        int left = count * Unsafe.SizeOf<T>();
        for (; Unsafe.SizeOf<T>() is 1 or 2 or 4 or 8 or 16 && left >= Vector256<byte>.Count; left -= Vector256<byte>.Count)
        {
            Vector256<byte> elements = Unsafe.ReadUnaligned<Vector256<byte>>(ref Wire.At(ref source, left - Vector256<byte>.Count));
            Unsafe.WriteUnaligned(ref target, Reverse(elements));
            target = ref Wire.At(ref target, Vector256<byte>.Count);
        }

        for (; left > 0; left -= Unsafe.SizeOf<T>())
        {
            Unsafe.WriteUnaligned(ref target, Unsafe.ReadUnaligned<T>(ref Wire.At(ref source, left - Unsafe.SizeOf<T>())));
            target = ref Wire.At(ref target, Unsafe.SizeOf<T>());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Reverse(Vector256<byte> elements) => Unsafe.SizeOf<T>() switch
    {
        1 => Vector256.Shuffle(elements, ~Vector256<byte>.Indices & Vector256.Create((byte)31)),
        2 => Vector256.Shuffle(elements.AsUInt16(), ~Vector256<ushort>.Indices & Vector256.Create((ushort)15)).AsByte(),
        4 => Vector256.Shuffle(elements.AsUInt32(), ~Vector256<uint>.Indices & Vector256.Create(7u)).AsByte(),
        8 => Vector256.Shuffle(elements.AsUInt64(), Vector256.Create(3ul, 2, 1, 0)).AsByte(),
        _ => Vector256.Shuffle(elements.AsUInt64(), Vector256.Create(2ul, 3, 0, 1)).AsByte(),
    };

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
