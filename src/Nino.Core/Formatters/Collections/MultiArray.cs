namespace Nino.Core.Formatters;

/// <summary>The elements of arrays of any rank.</summary>
internal static partial class MultiArray<T>
{
    public static Array Create(Type type, scoped Span<int> lengths) => lengths.Length switch
    {
        2 => new T[lengths[0], lengths[1]],
        3 => new T[lengths[0], lengths[1], lengths[2]],
        4 => new T[lengths[0], lengths[1], lengths[2], lengths[3]],
        _ => CreateOfAnyRank(type, lengths.ToArray()),
    };

    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "The type of the array is a type argument of its formatter.")]
    private static Array CreateOfAnyRank(Type type, int[] lengths) => Array.CreateInstance(type.GetElementType()!, lengths);
}
