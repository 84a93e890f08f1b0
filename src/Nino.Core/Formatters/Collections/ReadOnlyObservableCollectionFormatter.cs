using System.Collections.ObjectModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlyObservableCollection{T}"/> (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyObservableCollectionFormatter<T, TFormatter> : IFormatter<ReadOnlyObservableCollection<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(ReadOnlyObservableCollection<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyObservableCollection<T>? value) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);

    public ReadOnlyObservableCollection<T>? Read(ref Reader reader) => default(UserCollectionFormatter<ObservableCollection<T>, AnyCollectionKind<ObservableCollection<T>, T, TFormatter>>).Read(ref reader) is { } items ? new ReadOnlyObservableCollection<T>(items) : null;

    public void ReadInto(ref Reader reader, ref ReadOnlyObservableCollection<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlyObservableCollection<T>, T, TFormatter>();
}
