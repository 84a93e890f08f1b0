namespace Nino.Core.Formatters;

/// <summary>The elements of a <see cref="Tuple{T1}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T1Formatter> : ITupleItems<Tuple<T1>>
    where T1Formatter : struct, IFormatter<T1>
{
    public int Count => 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1> value)
    {
        return ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T1Formatter, T2Formatter> : ITupleItems<Tuple<T1, T2>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
{
    public int Count => 2;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        return ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T1Formatter, T2Formatter, T3Formatter> : ITupleItems<Tuple<T1, T2, T3>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
{
    public int Count => 3;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        return ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3,T4}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T4, T1Formatter, T2Formatter, T3Formatter, T4Formatter> : ITupleItems<Tuple<T1, T2, T3, T4>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
{
    public int Count => 4;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        return ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3, T4> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
        count > 3 ? default(T4Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3,T4,T5}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T4, T5, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter> : ITupleItems<Tuple<T1, T2, T3, T4, T5>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
{
    public int Count => 5;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        return ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3, T4, T5> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
        count > 3 ? default(T4Formatter).Read(ref reader)! : default!,
        count > 4 ? default(T5Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3,T4,T5,T6}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T4, T5, T6, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter> : ITupleItems<Tuple<T1, T2, T3, T4, T5, T6>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
    where T6Formatter : struct, IFormatter<T6>
{
    public int Count => 6;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5, T6> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        at = ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
        return ref default(T6Formatter).Write(ref writer, ref at, value.Item6);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3, T4, T5, T6> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
        count > 3 ? default(T4Formatter).Read(ref reader)! : default!,
        count > 4 ? default(T5Formatter).Read(ref reader)! : default!,
        count > 5 ? default(T6Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5")
        .Member<T6, T6Formatter>("Item6");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3,T4,T5,T6,T7}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T4, T5, T6, T7, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter> : ITupleItems<Tuple<T1, T2, T3, T4, T5, T6, T7>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
    where T6Formatter : struct, IFormatter<T6>
    where T7Formatter : struct, IFormatter<T7>
{
    public int Count => 7;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5, T6, T7> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        at = ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
        at = ref default(T6Formatter).Write(ref writer, ref at, value.Item6);
        return ref default(T7Formatter).Write(ref writer, ref at, value.Item7);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3, T4, T5, T6, T7> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
        count > 3 ? default(T4Formatter).Read(ref reader)! : default!,
        count > 4 ? default(T5Formatter).Read(ref reader)! : default!,
        count > 5 ? default(T6Formatter).Read(ref reader)! : default!,
        count > 6 ? default(T7Formatter).Read(ref reader)! : default!);

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5")
        .Member<T6, T6Formatter>("Item6")
        .Member<T7, T7Formatter>("Item7");
}

/// <summary>The elements of a <see cref="Tuple{T1,T2,T3,T4,T5,T6,T7,TRest}"/>, a tuple of eight elements or more: its eighth member is a tuple of the others.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleItems<T1, T2, T3, T4, T5, T6, T7, TRest, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter, T6Formatter, T7Formatter, TRestFormatter> : ITupleItems<Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>>
    where TRest : notnull
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
    where T6Formatter : struct, IFormatter<T6>
    where T7Formatter : struct, IFormatter<T7>
    where TRestFormatter : struct, IFormatter<TRest>
{
    public int Count => 8;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> value)
    {
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        at = ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
        at = ref default(T6Formatter).Write(ref writer, ref at, value.Item6);
        at = ref default(T7Formatter).Write(ref writer, ref at, value.Item7);
        return ref default(TRestFormatter).Write(ref writer, ref at, value.Rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> Read(ref Reader reader, int count) => new(
        count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
        count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
        count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
        count > 3 ? default(T4Formatter).Read(ref reader)! : default!,
        count > 4 ? default(T5Formatter).Read(ref reader)! : default!,
        count > 5 ? default(T6Formatter).Read(ref reader)! : default!,
        count > 6 ? default(T7Formatter).Read(ref reader)! : default!,
        ReadRest(ref reader, count));

    public void Describe(ShapeBuilder shape) => shape
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5")
        .Member<T6, T6Formatter>("Item6")
        .Member<T7, T7Formatter>("Item7")
        .Member<TRest, TRestFormatter>("Rest");

    /// <remarks>The class lets no null be its rest.</remarks>
    private static TRest ReadRest(ref Reader reader, int count)
    {
        TRest? rest = count == 8 ? default(TRestFormatter).Read(ref reader) : default;
        if (rest is null)
        {
            reader.ThrowInvalid("The rest of a tuple is missing.");
        }

        return rest;
    }
}
