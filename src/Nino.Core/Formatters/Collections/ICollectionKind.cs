namespace Nino.Core.Formatters;

/// <summary>What differs between collections that are created, cleared and filled one element after another.</summary>
internal interface ICollectionKind<TCollection>
{
    /// <summary>The least number of bytes that an element takes.</summary>
    int MinElementSize { get; }

    TCollection Create(int count);

    void Clear(TCollection collection);

    /// <summary>Reads elements into an empty collection.</summary>
    void ReadElements(ref Reader reader, TCollection collection, int count);
}
