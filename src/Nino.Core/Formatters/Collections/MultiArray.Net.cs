namespace Nino.Core.Formatters;

/// <summary>The memory of arrays of any rank.</summary>
internal static class MultiArray<T>
{
    public static Array Create(Type type, scoped Span<int> lengths) => lengths.Length switch
    {
        2 => new T[lengths[0], lengths[1]],
        3 => new T[lengths[0], lengths[1], lengths[2]],
        4 => new T[lengths[0], lengths[1], lengths[2], lengths[3]],
        _ => CreateOfAnyRank(type, lengths.ToArray()),
    };

    /// <summary>The elements in memory, last index fastest. The array is <c>T</c>'s own, or, where it is only read, of a type that derives from it.</summary>
    public static Span<T> Elements(Array array) =>
        MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);

    /// <summary>Takes elements that are not the array's memory into it; here they always are.</summary>
    public static void Fill(Array array, Span<T> elements)
    {
    }

    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "The type of the array is a type argument of its formatter.")]
    private static Array CreateOfAnyRank(Type type, int[] lengths) => Array.CreateInstance(type.GetElementType()!, lengths);
}
