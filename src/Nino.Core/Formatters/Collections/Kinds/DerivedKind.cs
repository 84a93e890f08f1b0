namespace Nino.Core.Formatters;

/// <summary>A class derived from a queue, a stack or another collection of the framework that no interface tells how to fill.</summary>
/// <typeparam name="TCollection">The class.</typeparam>
/// <typeparam name="TBase">The collection of the framework.</typeparam>
/// <typeparam name="TBaseKind">Its kind, which fills an existing instance.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DerivedKind<TCollection, TBase, TBaseKind> : ICollectionKind<TCollection>
    where TCollection : class, TBase, new()
    where TBase : class
    where TBaseKind : struct, ICollectionKind<TBase>
{
    public int MinElementSize => default(TBaseKind).MinElementSize;

    public long SizeOf(TCollection? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection collection) => ref default(TBaseKind).Write(ref writer, ref at, collection);

    public TCollection Read(ref Reader reader, int count, TCollection? existing) => (TCollection)default(TBaseKind).Read(ref reader, count, existing ?? new TCollection());

    public void Describe(ShapeBuilder shape) => default(TBaseKind).Describe(shape);
}
