using System.Collections.ObjectModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlySet{T}"/>, over a <c>HashSet</c> with the default comparer when read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlySetKind<T, TFormatter> : ICollectionKind<ReadOnlySet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ReadOnlySet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlySet<T> collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    public ReadOnlySet<T> Read(ref Reader reader, int count, ReadOnlySet<T>? existing) => new(default(HashSetKind<T, TFormatter>).Read(ref reader, count, null));

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlySet<T>, T, TFormatter>();
}
