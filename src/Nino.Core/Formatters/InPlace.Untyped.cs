using System.Collections;

namespace Nino.Core.Formatters;

public static partial class InPlace
{
    /// <summary>Gives a list the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(ArrayList? collection, ArrayList? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection ?? throw CannotFill(collection);
        collection.Clear();
        collection.AddRange(elements ?? new ArrayList());
    }

    /// <summary>Gives a table the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(Hashtable? collection, Hashtable? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection ?? throw CannotFill(collection);
        collection.Clear();
        foreach (DictionaryEntry entry in elements ?? new Hashtable())
        {
            collection.Add(entry.Key, entry.Value);
        }
    }
}
