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

    public void Write(ref Writer writer, ImmutableStack<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(CountOf(value));
        foreach (T item in value)
        {
            default(TFormatter).Write(ref writer, item);
        }
    }

    public ref byte WriteAt(ref Writer writer, ref byte at, ImmutableStack<T>? value) => ref writer.WriteThrough<ImmutableStack<T>, ImmutableStackFormatter<T, TFormatter>>(ref at, value);

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
