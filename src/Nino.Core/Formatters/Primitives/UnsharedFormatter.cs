namespace Nino.Core.Formatters;

/// <summary>A formatter of a primitive of fixed size, for the bindings that interpreted types are made of.</summary>
/// <typeparam name="T">The primitive.</typeparam>
/// <typeparam name="TFormatter">The formatter.</typeparam>
/// <typeparam name="TUnshared"><see cref="Unshared"/>.</typeparam>
internal readonly struct UnsharedFormatter<T, TFormatter, TUnshared> : IFormatter<T>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => default(TFormatter).FixedSize;

    public int MinSize => default(TFormatter).MinSize;

    public FixedLayout Layout => default(TFormatter).Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T? value) => ref writer.WriteFixed<T, UnsharedFormatter<T, TFormatter, TUnshared>>(ref at, value!);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref Reader reader) => reader.ReadFixed<T, UnsharedFormatter<T, TFormatter, TUnshared>>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref T? value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, T value) => default(TFormatter).WriteFixed(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadFixed(ref byte source) => default(TFormatter).ReadFixed(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(TFormatter).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Leaf<T, UnsharedFormatter<T, TFormatter, TUnshared>>();
}
