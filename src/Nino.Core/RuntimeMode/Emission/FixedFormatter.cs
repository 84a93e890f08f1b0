using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The form of a fixed-size struct (format.md §3) over members that were emitted at run time.</summary>
internal readonly struct FixedFormatter<T, TMembers> : IFormatter<T>
    where TMembers : struct, IFixedMembers<T>
{
    public int FixedSize => default(TMembers).Size;

    public int MinSize => default(TMembers).Size;

    public FixedLayout Layout => default(TMembers).Layout is FixedLayout.Packed or FixedLayout.Made
        ? default(TMembers).Layout
        : FixedLayouts.OfSequential<T>(default(TMembers).Size, default(TMembers).Layout);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T? value) => ref writer.WriteFixed<T, FixedFormatter<T, TMembers>>(ref at, value!);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Read(ref Reader reader) => reader.ReadFixed<T, FixedFormatter<T, TMembers>>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref T? value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, T value) => default(TMembers).Write(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadFixed(ref byte source) => default(TMembers).Read(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(TMembers).AreValid(ref source);

    public void Describe(ShapeBuilder shape)
    {
        shape.Struct<T>();
        default(TMembers).Describe(shape);
    }
}
