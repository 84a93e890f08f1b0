using Nino.Contract;
using Nino.Core.Memory;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Arrays of rank 2 and more (format.md §6). Lower bounds are not written; they are 0 when read.</summary>
/// <typeparam name="TArray">The array, such as <c>T[,]</c>.</typeparam>
/// <typeparam name="T">The elements.</typeparam>
/// <typeparam name="TFormatter">The form of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct MultiArrayFormatter<TArray, T, TFormatter> : IFormatter<TArray>, ISizedFormatter, IFormInWords
    where TArray : class
    where TFormatter : struct, IFormatter<T>
{
    private static readonly int Rank = typeof(TArray).GetArrayRank();

    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(TArray? value, out long size)
    {
        Array? array = (Array?)(object?)value;
        bool known = Elements<T, TFormatter>.TryGetSize(array?.Length ?? -1, out size);
        for (int i = 0; array is not null && i < Rank; i++)
        {
            size += Varint.Size((uint)array.GetLength(i));
        }

        return known;
    }

    public ref byte Write(ref Writer writer, ref byte at, TArray? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        Array array = (Array)(object)value;
        at = ref writer.WriteCount(ref at, array.Length);
        for (int i = 0; i < Rank; i++)
        {
            at = ref writer.WriteVarint(ref at, (uint)array.GetLength(i));
        }

        return ref Elements<T, TFormatter>.Write(ref writer, ref at, MultiArray<T>.Elements(array), isCounted: false);
    }

    public TArray? Read(ref Reader reader)
    {
        TArray? value = null;
        ReadInto(ref reader, ref value);
        return value;
    }

    /// <remarks>An array of the right lengths is filled, another is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref TArray? value)
    {
        if (!reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            value = null;
            return;
        }

        Span<int> lengths = stackalloc int[Rank];
        ArrayLengths.Read(ref reader, count, lengths);
        reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
        bool reuses = value is not null && value.GetType() == typeof(TArray) && ArrayLengths.AreOf((Array)(object)value, lengths);
        Array array = reuses ? (Array)(object)value! : MultiArray<T>.Create(typeof(TArray), lengths);
        Span<T> elements = MultiArray<T>.Elements(array);
        if (reuses)
        {
            ElementReader.ReadInto<T, TFormatter>(ref reader, elements);
        }
        else
        {
            ElementReader.Read<T, TFormatter>(ref reader, elements);
        }

        MultiArray<T>.Fill(array, elements);
        value = (TArray)(object)array;
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Array(ShapeOf<T, TFormatter>.Shape.FormIn(schema), typeof(TArray).GetArrayRank());

    public void Describe(ShapeBuilder shape)
    {
        if (default(TFormatter).FixedSize != 0)
        {
            shape.Leaf<TArray, MultiArrayFormatter<TArray, T, TFormatter>>();
        }
        else if (PresenceBits.AreUsed<T, TFormatter>())
        {
            shape.Parts<TArray, MultiArrayFormatter<TArray, T, TFormatter>>(
                static (ref Reader reader, ReadTrace _) => ArrayLengths.CountPresent(ref reader, default(TFormatter).PresentSize, Rank),
                static _ => ((OptionalShape)ShapeOf<T, TFormatter>.Shape).Value);
        }
        else
        {
            shape.Parts<TArray, MultiArrayFormatter<TArray, T, TFormatter>>(static (ref Reader reader, ReadTrace _) => ArrayLengths.Count(ref reader, default(TFormatter).MinSize, Rank), static _ => ShapeOf<T, TFormatter>.Shape);
        }
    }
}
