namespace Nino.Core;

/// <summary>One value, written like a <see cref="ValueTuple{T1}"/>: without a head (format.md §3). New code uses the tuples of C#, which are written with the same bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1>(T1 Item1)
{
    /// <summary>The value tuple with the same element.</summary>
    public static implicit operator ValueTuple<T1>(NinoTuple<T1> tuple) => new(tuple.Item1);

    /// <summary>Takes the element of a value tuple.</summary>
    public static implicit operator NinoTuple<T1>(ValueTuple<T1> tuple) => new(tuple.Item1);
}

/// <summary>Two values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2>(T1 Item1, T2 Item2)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2)(NinoTuple<T1, T2> tuple) => (tuple.Item1, tuple.Item2);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2>((T1, T2) tuple) => new(tuple.Item1, tuple.Item2);
}

/// <summary>Three values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3>(T1 Item1, T2 Item2, T3 Item3)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3)(NinoTuple<T1, T2, T3> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3>((T1, T2, T3) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3);
}

/// <summary>Four values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3, T4>(T1 Item1, T2 Item2, T3 Item3, T4 Item4)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3, T4)(NinoTuple<T1, T2, T3, T4> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3, T4>((T1, T2, T3, T4) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4);
}

/// <summary>Five values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3, T4, T5>(T1 Item1, T2 Item2, T3 Item3, T4 Item4, T5 Item5)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3, T4, T5)(NinoTuple<T1, T2, T3, T4, T5> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3, T4, T5>((T1, T2, T3, T4, T5) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5);
}

/// <summary>Six values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3, T4, T5, T6>(T1 Item1, T2 Item2, T3 Item3, T4 Item4, T5 Item5, T6 Item6)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3, T4, T5, T6)(NinoTuple<T1, T2, T3, T4, T5, T6> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3, T4, T5, T6>((T1, T2, T3, T4, T5, T6) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6);
}

/// <summary>Seven values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3, T4, T5, T6, T7>(T1 Item1, T2 Item2, T3 Item3, T4 Item4, T5 Item5, T6 Item6, T7 Item7)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3, T4, T5, T6, T7)(NinoTuple<T1, T2, T3, T4, T5, T6, T7> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6, tuple.Item7);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3, T4, T5, T6, T7>((T1, T2, T3, T4, T5, T6, T7) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6, tuple.Item7);
}

/// <summary>Eight values, written like a tuple of C#: one after another, without a head (format.md §3). New code uses the tuples of C#.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8>(T1 Item1, T2 Item2, T3 Item3, T4 Item4, T5 Item5, T6 Item6, T7 Item7, T8 Item8)
{
    /// <summary>The tuple of C# with the same elements.</summary>
    public static implicit operator (T1, T2, T3, T4, T5, T6, T7, T8)(NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8> tuple) => (tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6, tuple.Item7, tuple.Item8);

    /// <summary>Takes the elements of a tuple of C#.</summary>
    public static implicit operator NinoTuple<T1, T2, T3, T4, T5, T6, T7, T8>((T1, T2, T3, T4, T5, T6, T7, T8) tuple) => new(tuple.Item1, tuple.Item2, tuple.Item3, tuple.Item4, tuple.Item5, tuple.Item6, tuple.Item7, tuple.Item8);
}
