namespace Nino.Core.Formatters;

/// <summary>A collection interface (format.md §6): every implementation is written, and <typeparamref name="TCollection"/> is read.</summary>
/// <typeparam name="TInterface">The interface.</typeparam>
/// <typeparam name="TCollection">The type that is read.</typeparam>
/// <typeparam name="T">The elements; of dictionaries, their pairs.</typeparam>
/// <typeparam name="TCollectionFormatter">The form of <typeparamref name="TCollection"/>.</typeparam>
/// <typeparam name="TFormatter">The form of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct InterfaceFormatter<TInterface, TCollection, T, TCollectionFormatter, TFormatter> : IFormatter<TInterface>
    where TInterface : class, IEnumerable<T>
    where TCollection : class, TInterface
    where TCollectionFormatter : struct, IFormatter<TCollection>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TInterface? value)
    {
        if (value is TCollection known)
        {
            return ref default(TCollectionFormatter).Write(ref writer, ref at, known);
        }

        return ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);
    }

    public TInterface? Read(ref Reader reader) => default(TCollectionFormatter).Read(ref reader);

    /// <remarks>A collection of type <typeparamref name="TCollection"/> is reused, another is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref TInterface? value)
    {
        TCollection? collection = value as TCollection;
        default(TCollectionFormatter).ReadInto(ref reader, ref collection);
        value = collection;
    }

    public void Describe(ShapeBuilder shape) => default(TCollectionFormatter).Describe(shape);
}
