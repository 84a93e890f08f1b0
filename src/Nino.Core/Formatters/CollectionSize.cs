namespace Nino.Core.Formatters;

/// <summary>About how many bytes a collection takes in memory.</summary>
internal static class CollectionSize<TCollection>
{
    public static readonly int Empty = MemorySizes.Of(typeof(TCollection)).Empty;

    public static readonly int Element = MemorySizes.Of(typeof(TCollection)).Element;
}
