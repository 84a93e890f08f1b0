using System.Collections;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ArrayList"/>: elements as <c>object</c> (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArrayListFormatter : IFormatter<ArrayList>, ICollectionKind<ArrayList>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<ArrayList>.MinElementSize => 1;

    public bool TryGetSize(ArrayList? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ArrayList? value) => ref default(UntypedListFormatter<ArrayList>).Write(ref writer, ref at, value);

    public ArrayList? Read(ref Reader reader) => Collection<ArrayList, ArrayListFormatter>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref ArrayList? value) => Collection<ArrayList, ArrayListFormatter>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ArrayList, object, AbstractFormatter<object>>();

    ArrayList ICollectionKind<ArrayList>.Create(int count) => new(count);

    void ICollectionKind<ArrayList>.Clear(ArrayList collection) => collection.Clear();

    void ICollectionKind<ArrayList>.ReadElements(ref Reader reader, ArrayList collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            collection.Add(default(AbstractFormatter<object>).Read(ref reader));
        }
    }
}
