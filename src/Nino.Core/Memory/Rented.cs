using System.Buffers;

namespace Nino.Core.Memory;

/// <summary>Arrays that are needed for a while. Only small ones come from the pool: it keeps what it gets back, on each thread that gave one back.</summary>
internal static class Rented<T>
{
    /// <summary>The largest array that is kept, in bytes.</summary>
    public const int LargestKept = 1024 * 1024;

    /// <summary>An array of this length or more; what it holds is undefined where the elements hold no references.</summary>
    public static T[] Take(int length) => IsKept(length) ? ArrayPool<T>.Shared.Rent(length)
        : RuntimeHelpers.IsReferenceOrContainsReferences<T>() ? new T[length]
        : Platform.AllocateUninitialized<T>(length);

    /// <summary>Gives back what <see cref="Take"/> gave, if anything.</summary>
    public static void Return(T[]? array)
    {
        if (array is { Length: > 0 } && IsKept(array.Length))
        {
            ArrayPool<T>.Shared.Return(array, RuntimeHelpers.IsReferenceOrContainsReferences<T>());
        }
    }

    /// <summary>Whether an array of this length comes from the pool.</summary>
    public static bool IsKept(int length) => (long)length * Unsafe.SizeOf<T>() <= LargestKept;
}
