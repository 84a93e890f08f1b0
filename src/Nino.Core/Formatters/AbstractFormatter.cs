using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>A type that has no instances of its own: <c>object</c>, and an abstract class or interface of an assembly without generated code. Every value is of a derived type (format.md §7).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AbstractFormatter<T> : IObjectFormatter<T>
    where T : class
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        Registry.UseScalars();
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
    }

    public T? Read(ref Reader reader)
    {
        Registry.UseScalars();
        return ObjectReader.ReadAbstract<T>(ref reader, typeof(T), null);
    }

    public void ReadInto(ref Reader reader, ref T? value)
    {
        Registry.UseScalars();
        value = ObjectReader.ReadAbstract(ref reader, typeof(T), value);
    }

    public ObjectInfo Info => default;

    public void Describe(ShapeBuilder shape)
    {
        Registry.UseScalars();
        shape.Abstract<T>(isTolerant: DeclaredRules.Of(typeof(T)) is { IsTolerant: true });
    }
}
