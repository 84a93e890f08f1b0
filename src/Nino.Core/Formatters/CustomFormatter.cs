namespace Nino.Core.Formatters;

/// <summary>A form that a <see cref="NinoFormatter{T}"/> of the user writes and reads.</summary>
public readonly struct CustomFormatter<T, TCustom> : IFormatter<T>
    where TCustom : NinoFormatter<T>, new()
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(T? value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, T? value) => NinoFormatterInstance<TCustom, T>.Instance.Serialize(value!, ref writer);

    public ref byte WriteAt(ref Writer writer, ref byte at, T? value) => ref writer.WriteThrough<T, CustomFormatter<T, TCustom>>(ref at, value);

    public T? Read(ref Reader reader)
    {
        NinoFormatterInstance<TCustom, T>.Instance.Deserialize(out T value, ref reader);
        return value;
    }

    public void ReadInto(ref Reader reader, ref T? value) => NinoFormatterInstance<TCustom, T>.Instance.DeserializeRef(ref value!, ref reader);

    public void WriteFixed(ref byte destination, T value) => throw Errors.NotFixedSize();

    public T ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    public bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    public void Describe(ShapeBuilder shape) => shape.Leaf<T, CustomFormatter<T, TCustom>>();
}
