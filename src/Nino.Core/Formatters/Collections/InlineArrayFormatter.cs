using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>A struct marked <c>InlineArray</c>, or the struct behind a <c>fixed</c> buffer: its elements one after another, without a count (format.md §3).</summary>
/// <typeparam name="TArray">The struct.</typeparam>
/// <typeparam name="T">The element.</typeparam>
/// <typeparam name="TFormatter">The form of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct InlineArrayFormatter<TArray, T, TFormatter> : IFormatter<TArray>, IFormInWords
    where TArray : struct
    where TFormatter : struct, IFormatter<T>
{
    private static int Length => Unsafe.SizeOf<TArray>() / Unsafe.SizeOf<T>();

    public int FixedSize => default(TFormatter).FixedSize * Length;

    public int MinSize => default(TFormatter).MinSize * Length;

    public FixedLayout Layout => default(TFormatter).Layout;

    public ref byte Write(ref Writer writer, ref byte at, TArray value)
    {
        if (FixedSize != 0)
        {
            return ref writer.WriteFixed<TArray, InlineArrayFormatter<TArray, T, TFormatter>>(ref at, value);
        }

        for (int i = 0; i < Length; i++)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, Element(ref value, i));
        }

        return ref at;
    }

    public TArray Read(ref Reader reader)
    {
        if (FixedSize != 0 && Layout != FixedLayout.Made)
        {
            return reader.ReadFixed<TArray, InlineArrayFormatter<TArray, T, TFormatter>>();
        }

        TArray value = default;
        for (int i = 0; i < Length; i++)
        {
            Element(ref value, i) = default(TFormatter).Read(ref reader)!;
        }

        return value;
    }

    public void ReadInto(ref Reader reader, ref TArray value)
    {
        if (FixedSize != 0)
        {
            value = Read(ref reader);
            return;
        }

        for (int i = 0; i < Length; i++)
        {
            T? element = Element(ref value, i);
            default(TFormatter).ReadInto(ref reader, ref element);
            Element(ref value, i) = element!;
        }
    }

    public void WriteFixed(ref byte destination, TArray value)
    {
        if (Layout is FixedLayout.Raw or FixedLayout.RawChecked)
        {
            Unsafe.WriteUnaligned(ref destination, value);
            return;
        }

        for (int i = 0; i < Length; i++)
        {
            default(TFormatter).WriteFixed(ref Wire.At(ref destination, i * default(TFormatter).FixedSize), Element(ref value, i));
        }
    }

    public TArray ReadFixed(ref byte source)
    {
        if (Layout is FixedLayout.Raw or FixedLayout.RawChecked)
        {
            return Unsafe.ReadUnaligned<TArray>(ref source);
        }

        TArray value = default;
        for (int i = 0; i < Length; i++)
        {
            Element(ref value, i) = default(TFormatter).ReadFixed(ref Wire.At(ref source, i * default(TFormatter).FixedSize));
        }

        return value;
    }

    public bool IsValid(ref byte source)
    {
        bool valid = true;
        for (int i = 0; Layout != FixedLayout.Raw && i < Length; i++)
        {
            valid &= default(TFormatter).IsValid(ref Wire.At(ref source, i * default(TFormatter).FixedSize));
        }

        return valid;
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Elements(ShapeOf<T, TFormatter>.Shape.FormIn(schema), Length);

    public void Describe(ShapeBuilder shape)
    {
        if (FixedSize != 0)
        {
            shape.Leaf<TArray, InlineArrayFormatter<TArray, T, TFormatter>>();
        }
        else
        {
            shape.Parts<TArray, InlineArrayFormatter<TArray, T, TFormatter>>(static (ref Reader _, ReadTrace _) => Length, static _ => ShapeOf<T, TFormatter>.Shape);
        }
    }

    // The runtime lays out an inline array as its elements, each as large as the type, and the compiler gives a buffer that size.
    private static ref T Element(ref TArray array, int index) => ref Unsafe.Add(ref Unsafe.As<TArray, T>(ref array), index);
}
