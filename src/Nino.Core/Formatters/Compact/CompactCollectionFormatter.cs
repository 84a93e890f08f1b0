using Nino.Contract;
using Nino.Core.Memory;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Collections of numbers, packed to the narrowest width that holds all of them (format.md §11.2).</summary>
/// <remarks>Arrays and lists are packed where they are. Of other kinds the plain form is packed and unpacked.</remarks>
/// <typeparam name="TCollection">The collection.</typeparam>
/// <typeparam name="T">Its elements: numbers of 2, 4 or 8 bytes.</typeparam>
/// <typeparam name="TForm">How they are packed.</typeparam>
/// <typeparam name="TPlain">The plain form of the collection: a count, then elements of fixed width.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactCollectionFormatter<TCollection, T, TForm, TPlain> : IFormatter<TCollection>, IFormInWords
    where T : unmanaged
    where TForm : struct, ICompactRun
    where TPlain : struct, IFormatter<TCollection>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        switch (value)
        {
            case null:
                return ref writer.WriteNull(ref at);
            case T[] array when default(TForm).IsMemory:
                return ref WriteSpan(ref writer, ref at, array);
            case List<T> list when default(TForm).IsMemory:
                return ref WriteSpan(ref writer, ref at, PackedList.Elements(list));
            default:
                return ref PlainForm<TCollection, TForm, TPlain>.Write(ref writer, ref at, value, isNullable: false);
        }
    }

    public TCollection? Read(ref Reader reader)
    {
        TCollection? value = default;
        ReadInto(ref reader, ref value);
        return value;
    }

    /// <remarks>Instances are reused as in the plain form.</remarks>
    public void ReadInto(ref Reader reader, ref TCollection? value)
    {
        if (typeof(TCollection) == typeof(T[]) && default(TForm).IsMemory)
        {
            T[]? existing = (T[]?)(object?)value;
            T[]? array = Packed<TForm>.TryReadHead(ref reader, isNullable: false, out PackedHead head) ? ReadArray(ref reader, existing, head) : null;
            value = Unsafe.As<T[]?, TCollection?>(ref array);
        }
        else if (typeof(TCollection) == typeof(List<T>) && default(TForm).IsMemory)
        {
            List<T>? existing = (List<T>?)(object?)value;
            List<T>? list = Packed<TForm>.TryReadHead(ref reader, isNullable: false, out PackedHead head) ? ReadList(ref reader, existing, head) : null;
            value = Unsafe.As<List<T>?, TCollection?>(ref list);
        }
        else
        {
            PlainForm<TCollection, TForm, TPlain>.Read(ref reader, ref value, isNullable: false);
        }
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Compact(SchemaForms.List(schema.Value(typeof(T))));

    public void Describe(ShapeBuilder shape) => shape.Leaf<TCollection, CompactCollectionFormatter<TCollection, T, TForm, TPlain>>();

    private static ref byte WriteSpan(ref Writer writer, ref byte at, ReadOnlySpan<T> elements) =>
        ref Packed<TForm>.Write(ref writer, ref at, elements.Length, default, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements)), elements.Length);

    private static T[] ReadArray(ref Reader reader, T[]? existing, in PackedHead head)
    {
        reader.ChargeElements(head.Count, Unsafe.SizeOf<T>(), minSize: 1);

        // Arrays of an enum pass for arrays of its integer, but for nothing else.
        T[] array = existing?.Length == head.Count && existing.GetType() == typeof(T[]) ? existing : Platform.AllocateUninitialized<T>(head.Count);
        Packed<TForm>.Read(ref reader, head, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(array.AsSpan())));
        return array;
    }

    private static List<T> ReadList(ref Reader reader, List<T>? existing, in PackedHead head)
    {
        reader.ChargeElements(head.Count, Unsafe.SizeOf<T>(), minSize: 1);
        List<T> list = existing?.GetType() == typeof(List<T>) ? existing : new List<T>(head.Count);
        PackedList.Fill<T, TForm>(ref reader, list, head);
        return list;
    }
}
