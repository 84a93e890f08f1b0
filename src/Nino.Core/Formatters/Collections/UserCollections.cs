using System.Collections.ObjectModel;

namespace Nino.Core.Formatters;

/// <summary>Adds elements that were read to collections of the user, which may refuse them.</summary>
internal static class UserCollections
{
    /// <summary>Whether a collection is a <see cref="Collection{T}"/> over a list that takes nothing, such as an array. What is read takes its place.</summary>
    public static bool IsFixed<T>(ICollection<T>? collection) => collection is Collection<T> && collection.IsReadOnly;

    /// <summary>Removes what a collection holds, new ones included: their constructors may have put elements there.</summary>
    public static void Empty<T>(ICollection<T> collection)
    {
        if (collection.Count > 0)
        {
            collection.Clear();
        }
    }

    /// <summary>Adds an element to a collection, which may be a struct.</summary>
    /// <exception cref="NinoException">The collection does not take it: it is a key that is there, or out of range.</exception>
    public static void Add<TCollection, T>(ref TCollection collection, T item)
        where TCollection : ICollection<T>
    {
        try
        {
            collection.Add(item);
        }
        catch (Exception error) when (IsRefusal(error))
        {
            throw Refused(typeof(TCollection), error);
        }
    }

    /// <summary>Adds a pair to a dictionary.</summary>
    public static void Add<TDictionary, TKey, TValue>(TDictionary dictionary, TKey key, TValue value)
        where TDictionary : class, IDictionary<TKey, TValue>
        where TKey : notnull
    {
        try
        {
            dictionary.Add(key, value);
        }
        catch (Exception error) when (IsRefusal(error))
        {
            throw Refused(typeof(TDictionary), error);
        }
    }

    /// <summary>Adds an element by a method of the collection.</summary>
    public static void Add<TCollection, T>(TCollection collection, T item, Action<TCollection, T> add)
    {
        try
        {
            add(collection, item);
        }
        catch (Exception error) when (IsRefusal(error))
        {
            throw Refused(typeof(TCollection), error);
        }
    }

    public static bool IsRefusal(Exception error) => error is ArgumentException or InvalidOperationException or NotSupportedException;

    public static NinoException Refused(Type collection, Exception error) => new($"A {collection} does not take an element: {error.Message}", error);
}
