using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary><c>T?</c> of a struct with an object head: head 0 is null (format.md §4).</summary>
public readonly struct NullableObjectFormatter<T, TFormatter> : IFormatter<T?>
    where T : struct
    where TFormatter : struct, IObjectFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(T? value, out long size)
    {
        size = 1;
        return value is null;
    }

    public void Write(ref Writer writer, T? value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            default(TFormatter).Write(ref writer, value.GetValueOrDefault());
        }
    }

    public T? Read(ref Reader reader) => reader.TryReadHead(0) ? null : default(TFormatter).Read(ref reader);

    public void ReadInto(ref Reader reader, ref T? value)
    {
        if (reader.TryReadHead(0))
        {
            value = null;
            return;
        }

        T inner = value.GetValueOrDefault();
        default(TFormatter).ReadInto(ref reader, ref inner);
        value = inner;
    }

    public void WriteFixed(ref byte destination, T? value) => throw Errors.NotFixedSize();

    public T? ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    public bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    public void Describe(ShapeBuilder shape) => default(TFormatter).Describe(shape);
}
