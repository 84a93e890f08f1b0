namespace Nino.Core.Formatters;

/// <remarks>Their memory up to rank 4, a copy above.</remarks>
internal static partial class MultiArray<T>
{
    /// <summary>The elements, last index fastest.</summary>
    public static Span<T> Elements(Array array)
    {
        if (array.Length == 0)
        {
            return [];
        }

        return IsMemory(array) ? MemoryMarshal.CreateSpan(ref First(array), array.Length) : Copy(array);
    }

    /// <summary>Takes elements that are not the array's memory into it.</summary>
    public static void Fill(Array array, Span<T> elements)
    {
        if (IsMemory(array))
        {
            return;
        }

        int[] index = new int[array.Rank];
        for (int i = 0; i < index.Length; i++)
        {
            index[i] = array.GetLowerBound(i);
        }

        foreach (T element in elements)
        {
            array.SetValue(element, index);
            ArrayLengths.Advance(array, index);
        }
    }

    /// <summary>An array of a derived element type gives no reference to its elements.</summary>
    private static bool IsMemory(Array array) => array.Rank <= 4 && array.GetType().GetElementType() == typeof(T);

    private static ref T First(Array array)
    {
        switch (array)
        {
            case T[,] two:
                return ref two[two.GetLowerBound(0), two.GetLowerBound(1)];
            case T[,,] three:
                return ref three[three.GetLowerBound(0), three.GetLowerBound(1), three.GetLowerBound(2)];
            default:
                T[,,,] four = (T[,,,])array;
                return ref four[four.GetLowerBound(0), four.GetLowerBound(1), four.GetLowerBound(2), four.GetLowerBound(3)];
        }
    }

    private static T[] Copy(Array array)
    {
        T[] copy = new T[array.Length];
        int i = 0;
        foreach (T element in array)
        {
            copy[i++] = element;
        }

        return copy;
    }
}
