namespace Nino.Core.Formatters;

/// <summary>A class of the user with a parameterless constructor that is enumerated and added to (format.md §6): its elements, and nothing else that it holds.</summary>
/// <typeparam name="TCollection">The class.</typeparam>
/// <typeparam name="TKind">How it is written and read.</typeparam>
/// <remarks>Such a class may hold itself, so each one is a level of nesting (format.md §10).</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserCollectionFormatter<TCollection, TKind> : IFormatter<TCollection>
    where TCollection : class
    where TKind : struct, ICollectionKind<TCollection>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        writer.Enter();
        at = ref default(CollectionFormatter<TCollection, TKind>).Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TCollection? Read(ref Reader reader)
    {
        reader.Enter();
        TCollection? value = default(CollectionFormatter<TCollection, TKind>).Read(ref reader);
        reader.Leave();
        return value;
    }

    public void ReadInto(ref Reader reader, ref TCollection? value)
    {
        reader.Enter();
        default(CollectionFormatter<TCollection, TKind>).ReadInto(ref reader, ref value);
        reader.Leave();
    }

    public void Describe(ShapeBuilder shape)
    {
        default(TKind).Describe(shape);
        shape.Nested<TCollection>();
    }
}
