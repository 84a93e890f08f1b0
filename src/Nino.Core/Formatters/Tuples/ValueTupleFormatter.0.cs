namespace Nino.Core.Formatters;

/// <summary>The tuple without elements: <c>01</c> (format.md §3). A byte of its own keeps a collection of them from claiming elements that take no input.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ValueTupleFormatter : IFormatter<ValueTuple>
{
    private const byte Only = 1;

    public int FixedSize => 1;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, ValueTuple value) => ref writer.WriteFixed<ValueTuple, ValueTupleFormatter>(ref at, value);

    public ValueTuple Read(ref Reader reader) => reader.ReadFixed<ValueTuple, ValueTupleFormatter>();

    public void ReadInto(ref Reader reader, ref ValueTuple value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, ValueTuple value) => destination = Only;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTuple ReadFixed(ref byte source) => default;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => source == Only;

    public void Describe(ShapeBuilder shape) => shape.Leaf<ValueTuple, ValueTupleFormatter>();
}
