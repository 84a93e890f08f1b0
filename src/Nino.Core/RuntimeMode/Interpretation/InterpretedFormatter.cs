using System.Runtime.InteropServices;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>A type that is interpreted, for callers that know the type.</summary>
internal readonly struct InterpretedFormatter<T> : IObjectFormatter<T>
{
    public int FixedSize => Interpreted<T>.Node.FixedSize;

    public int MinSize => Interpreted<T>.Node.MinSize;

    public FixedLayout Layout => FixedLayout.Packed;

    public int MemberCount => Interpreted<T>.MemberCount;

    public bool TryGetSize(T? value, out long size)
    {
        size = FixedSize;
        return size != 0;
    }

    public void Write(ref Writer writer, T? value) => Interpreted<T>.Node.Write(ref writer, value);

    public T? Read(ref Reader reader) => (T?)Interpreted<T>.Node.Read(ref reader, null);

    public void ReadInto(ref Reader reader, ref T? value) => value = (T?)Interpreted<T>.Node.Read(ref reader, value);

    public int BodySize => 0;

    public ref byte WriteAt(ref Writer writer, ref byte at, T? value) => ref writer.WriteThrough<T, InterpretedFormatter<T>>(ref at, value);

    public void WriteMembers(ref byte destination, T value) => throw Errors.NotFixedSize();

    public ref byte WriteBodyAt(ref Writer writer, ref byte at, T value, byte head) => ref Interpreted<T>.Binding.WriteBodyAt(ref writer, ref at, value!, head);

    public T ReadMembers(ref Reader reader) => (T)Interpreted<T>.Binding.ReadBody(ref reader, MemberCount, null)!;

    public void ReadMembers(ref Reader reader, int count, bool reuse, ref T value) =>
        value = (T)Interpreted<T>.Binding.ReadBody(ref reader, count, reuse ? value : null)!;

    public void WriteFixed(ref byte destination, T value)
    {
        Writer writer = new(MemoryMarshal.CreateSpan(ref destination, FixedSize));
        Interpreted<T>.Node.Write(ref writer, value);
    }

    public T ReadFixed(ref byte source)
    {
        Reader reader = new(MemoryMarshal.CreateReadOnlySpan(ref source, FixedSize));
        return (T)Interpreted<T>.Node.Read(ref reader, null)!;
    }

    public bool IsValid(ref byte source)
    {
        try
        {
            ReadFixed(ref source);
            return true;
        }
        catch (NinoException)
        {
            return false;
        }
    }

    public void Describe(ShapeBuilder shape) => shape.As(Interpreted<T>.Node.Shape);
}
