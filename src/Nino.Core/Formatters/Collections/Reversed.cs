using System;

namespace Nino.Core.Formatters;

/// <summary>Elements of a collection that enumerates what was added last first.</summary>
internal static class Reversed<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Reads elements in the order in which they have to be added.</summary>
    public static T[] Read(ref Reader reader, int count)
    {
        T[] elements = new T[count];
        ElementReader.Read<T, TFormatter>(ref reader, elements);
        Array.Reverse(elements);
        return elements;
    }
}
