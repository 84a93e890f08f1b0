using System.Runtime.Intrinsics;

namespace Nino.Core.Formatters;

/// <remarks>The array of a stack has no public way. What is private is found by name, and a sample tells once whether it is what it seems; otherwise each element is pushed.</remarks>
internal static partial class StackElements<T>
{
    private const int BlockSize = 64;

    private static bool HasVectors
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() is 1 or 2 or 4 or 8 or 16;
    }

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
        for (; HasVectors && left >= 4 * BlockSize; left -= 4 * BlockSize)
        {
            ref byte end = ref Wire.At(ref source, left);
            ReverseBlock(ref end, ref target, 0);
            ReverseBlock(ref end, ref target, 1);
            ReverseBlock(ref end, ref target, 2);
            ReverseBlock(ref end, ref target, 3);
            target = ref Wire.At(ref target, 4 * BlockSize);
        }

        for (; HasVectors && left >= Vector256<byte>.Count; left -= Vector256<byte>.Count)
        {
            Reverse256(ref Wire.At(ref source, left - Vector256<byte>.Count), ref target);
            target = ref Wire.At(ref target, Vector256<byte>.Count);
        }

        for (; left > 0; left -= Unsafe.SizeOf<T>())
        {
            Unsafe.WriteUnaligned(ref target, Unsafe.ReadUnaligned<T>(ref Wire.At(ref source, left - Unsafe.SizeOf<T>())));
            target = ref Wire.At(ref target, Unsafe.SizeOf<T>());
        }
    }

    /// <summary>Copies one of the blocks before the end of the source.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReverseBlock(ref byte end, ref byte target, int index)
    {
        ref byte source = ref Unsafe.Subtract(ref end, (index + 1) * BlockSize);
        target = ref Wire.At(ref target, index * BlockSize);
        if (Vector512.IsHardwareAccelerated)
        {
            Reverse512(ref source, ref target);
        }
        else
        {
            Reverse256(ref Wire.At(ref source, Vector256<byte>.Count), ref target);
            Reverse256(ref source, ref Wire.At(ref target, Vector256<byte>.Count));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Reverse256(ref byte source, ref byte target)
    {
        Vector256<byte> elements = Unsafe.ReadUnaligned<Vector256<byte>>(ref source);
        Unsafe.WriteUnaligned(ref target, Unsafe.SizeOf<T>() switch
        {
            1 => Vector256.Shuffle(elements, Vector256<byte>.Indices ^ Vector256.Create((byte)31)),
            2 => Vector256.Shuffle(elements.AsUInt16(), Vector256<ushort>.Indices ^ Vector256.Create((ushort)15)).AsByte(),
            4 => Vector256.Shuffle(elements.AsUInt32(), Vector256<uint>.Indices ^ Vector256.Create(7u)).AsByte(),
            8 => Vector256.Shuffle(elements.AsUInt64(), Vector256<ulong>.Indices ^ Vector256.Create(3ul)).AsByte(),
            _ => Vector256.Shuffle(elements.AsUInt64(), Vector256<ulong>.Indices ^ Vector256.Create(2ul)).AsByte(),
        });
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Reverse512(ref byte source, ref byte target)
    {
        Vector512<byte> elements = Unsafe.ReadUnaligned<Vector512<byte>>(ref source);
        Unsafe.WriteUnaligned(ref target, Unsafe.SizeOf<T>() switch
        {
            1 => Vector512.Shuffle(elements, Vector512<byte>.Indices ^ Vector512.Create((byte)63)),
            2 => Vector512.Shuffle(elements.AsUInt16(), Vector512<ushort>.Indices ^ Vector512.Create((ushort)31)).AsByte(),
            4 => Vector512.Shuffle(elements.AsUInt32(), Vector512<uint>.Indices ^ Vector512.Create(15u)).AsByte(),
            8 => Vector512.Shuffle(elements.AsUInt64(), Vector512<ulong>.Indices ^ Vector512.Create(7ul)).AsByte(),
            _ => Vector512.Shuffle(elements.AsUInt64(), Vector512<ulong>.Indices ^ Vector512.Create(6ul)).AsByte(),
        });
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_array")]
    internal static extern ref T[] ArrayOf(Stack<T> stack);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_size")]
    internal static extern ref int SizeOf(Stack<T> stack);
}

/// <summary>Tells by a sample whether <see cref="Stack{T}"/> has the fields that are read and set.</summary>
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
