namespace Nino.Core.Formatters;

public static partial class InPlace
{
    /// <summary>Gives a priority queue the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<TElement, TPriority>(PriorityQueue<TElement, TPriority>? collection, PriorityQueue<TElement, TPriority>? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            foreach ((TElement element, TPriority priority) in elements?.UnorderedItems ?? new PriorityQueue<TElement, TPriority>().UnorderedItems)
            {
                collection.Enqueue(element, priority);
            }
        }
    }
}
