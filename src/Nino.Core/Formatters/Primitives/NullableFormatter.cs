using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary><c>T?</c> of a value type without an object head: a presence byte, then the value (format.md §4).</summary>
public readonly struct NullableFormatter<T, TFormatter> : IFormatter<T?>
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(T? value, out long size)
    {
        size = 1;
        if (value is null)
        {
            return true;
        }

        bool known = default(TFormatter).TryGetSize(value.GetValueOrDefault(), out long inner);
        size += inner;
        return known;
    }

    public void Write(ref Writer writer, T? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.Reserve(1) = 1;
        default(TFormatter).Write(ref writer, value.GetValueOrDefault());
    }

    public T? Read(ref Reader reader) => reader.ReadPresence() ? default(TFormatter).Read(ref reader) : null;

    public void ReadInto(ref Reader reader, ref T? value)
    {
        if (!reader.ReadPresence())
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

    public void Describe(ShapeBuilder shape) => shape.Optional<T, TFormatter>();
}
