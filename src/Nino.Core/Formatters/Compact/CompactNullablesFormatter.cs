using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Collections of nullable numbers: presence bits, and those that are present packed to the narrowest width that holds all of them (format.md §11.2).</summary>
/// <typeparam name="TCollection">The collection.</typeparam>
/// <typeparam name="T">The numbers.</typeparam>
/// <typeparam name="TForm">How they are packed.</typeparam>
/// <typeparam name="TPlain">The plain form of the collection: a count, presence bits, then the numbers that are present.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactNullablesFormatter<TCollection, T, TForm, TPlain> : IFormatter<TCollection>, IFormInWords
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
            case T?[] array when PackedOptionals<T, TForm>.MayGather(array.Length):
                return ref PackedOptionals<T, TForm>.Write(ref writer, ref at, array);
            case List<T?> list when PackedOptionals<T, TForm>.MayGather(list.Count):
                return ref PackedOptionals<T, TForm>.Write(ref writer, ref at, PackedList.Elements(list));
            default:
                return ref PlainForm<TCollection, TForm, TPlain>.Write(ref writer, ref at, value, isNullable: true);
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
        if (typeof(TCollection) == typeof(T?[]) && PackedOptionals<T, TForm>.AreUsed)
        {
            T?[]? array = PackedOptionals<T, TForm>.ReadArray(ref reader, (T?[]?)(object?)value);
            value = Unsafe.As<T?[]?, TCollection?>(ref array);
        }
        else if (typeof(TCollection) == typeof(List<T?>) && PackedOptionals<T, TForm>.AreUsed)
        {
            List<T?>? list = PackedOptionals<T, TForm>.ReadList(ref reader, (List<T?>?)(object?)value);
            value = Unsafe.As<List<T?>?, TCollection?>(ref list);
        }
        else
        {
            PlainForm<TCollection, TForm, TPlain>.Read(ref reader, ref value, isNullable: true);
        }
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Compact(SchemaForms.List(SchemaForms.Optional(schema.Value(typeof(T)))));

    public void Describe(ShapeBuilder shape) => shape.Leaf<TCollection, CompactNullablesFormatter<TCollection, T, TForm, TPlain>>();
}
