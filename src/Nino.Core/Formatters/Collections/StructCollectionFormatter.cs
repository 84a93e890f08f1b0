using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>A struct that implements <see cref="ICollection{T}"/> (format.md §6): its elements, and nothing else that it holds. It is never null; null is read as empty.</summary>
/// <remarks>Such a struct may hold itself, so each one is a level of nesting (format.md §10).</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StructCollectionFormatter<TCollection, T, TFormatter> : IFormatter<TCollection>, IFormInWords
    where TCollection : struct, ICollection<T>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection value)
    {
        writer.Enter();
        at = ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TCollection Read(ref Reader reader)
    {
        reader.Enter();
        TCollection value = new();
        if (reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
            ElementSource<T, TFormatter> elements = new(ref reader, count);
            for (int i = 0; i < count; i++)
            {
                UserCollections.Add(ref value, elements.Next(ref reader)!);
            }
        }

        reader.Leave();
        return value;
    }

    /// <remarks>Copies of the struct may share what it holds: it is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref TCollection value) => value = Read(ref reader);

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.List(ShapeOf<T, TFormatter>.Shape.FormIn(schema));

    public void Describe(ShapeBuilder shape)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            shape.Leaf<TCollection, StructCollectionFormatter<TCollection, T, TFormatter>>();
        }
        else
        {
            shape.Parts<TCollection, StructCollectionFormatter<TCollection, T, TFormatter>>(CountParts, static _ => ShapeOf<T, TFormatter>.Shape);
        }
    }

    private static int CountParts(ref Reader reader, ReadTrace trace)
    {
        trace.Enter(reader.Position);
        return reader.TryReadCount(default(TFormatter).MinSize, out int count) ? count : 0;
    }
}
