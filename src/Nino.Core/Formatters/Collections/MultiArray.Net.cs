namespace Nino.Core.Formatters;

internal static partial class MultiArray<T>
{
    /// <summary>The elements in memory, last index fastest. The array is <c>T</c>'s own, or, where it is only read, of a type that derives from it.</summary>
    public static Span<T> Elements(Array array) =>
        MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);

    /// <summary>Takes elements that are not the array's memory into it; here they always are.</summary>
    public static void Fill(Array array, Span<T> elements)
    {
    }
}
