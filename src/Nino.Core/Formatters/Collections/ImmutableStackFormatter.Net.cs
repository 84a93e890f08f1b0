using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableStack{T}"/>, top first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableStackFormatter<T, TFormatter> : IFormatter<ImmutableStack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableStack<T>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ImmutableStack<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, CountOf(value));
        foreach (T item in value)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public ImmutableStack<T>? Read(ref Reader reader) => reader.TryReadCount(default(TFormatter).MinSize, out int count) ? ImmutableStack.Create(Reversed<T, TFormatter>.Read(ref reader, count)) : null;

    public void ReadInto(ref Reader reader, ref ImmutableStack<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableStack<T>, T, TFormatter>();

    private static int CountOf(ImmutableStack<T> stack)
    {
        int count = 0;
        foreach (T _ in stack)
        {
            count++;
        }

        return count;
    }
}
