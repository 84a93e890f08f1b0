using System.Collections.Immutable;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableArray{T}"/>; <c>default</c> is null (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableArrayFormatter<T, TFormatter> : IFormatter<ImmutableArray<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(ImmutableArray<T> value, out long size) => Elements<T, TFormatter>.TryGetSize(value.IsDefault ? -1 : value.Length, out size);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableArray<T> value) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, ImmutableCollectionsMarshal.AsArray(value));

    public ImmutableArray<T> Read(ref Reader reader) => ImmutableCollectionsMarshal.AsImmutableArray(default(ArrayFormatter<T, TFormatter>).Read(ref reader));

    public void ReadInto(ref Reader reader, ref ImmutableArray<T> value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableArray<T>, T, TFormatter>();
}
