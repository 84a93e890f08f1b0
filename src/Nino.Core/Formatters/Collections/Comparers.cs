namespace Nino.Core.Formatters;

/// <summary>Empty collections with the comparer of those that a constructor made, to be read into; null where that is the usual one.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Comparers
{
    public static Dictionary<TKey, TValue>? Like<TKey, TValue>(Dictionary<TKey, TValue>? made)
        where TKey : notnull => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    public static HashSet<T>? Like<T>(HashSet<T>? made) => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    public static SortedDictionary<TKey, TValue>? Like<TKey, TValue>(SortedDictionary<TKey, TValue>? made)
        where TKey : notnull => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    public static SortedList<TKey, TValue>? Like<TKey, TValue>(SortedList<TKey, TValue>? made)
        where TKey : notnull => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    public static SortedSet<T>? Like<T>(SortedSet<T>? made) => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    public static IDictionary<TKey, TValue>? Like<TKey, TValue>(IDictionary<TKey, TValue>? made)
        where TKey : notnull => made?.GetType() == typeof(Dictionary<TKey, TValue>) ? Like((Dictionary<TKey, TValue>)made) : null;

    public static ISet<T>? Like<T>(ISet<T>? made) => made?.GetType() == typeof(HashSet<T>) ? Like((HashSet<T>)made) : null;

    /// <summary>Whether a comparer is one of .NET: those of strings hash them otherwise in each process.</summary>
    internal static bool IsOfFramework<T>(IEqualityComparer<T> comparer) => IsUsual(comparer) || (typeof(T) == typeof(string) && comparer.GetType().Assembly == typeof(string).Assembly);

    private static bool IsUsual<T>(IEqualityComparer<T> comparer) => ReferenceEquals(comparer, EqualityComparer<T>.Default);

    private static bool IsUsual<T>(IComparer<T> comparer) => ReferenceEquals(comparer, Comparer<T>.Default);
}
