using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>The form of a type, working on objects: it needs no code that is specific to the type.</summary>
internal abstract class Node
{
    private int _memorySize;
    private Shape? _shape;

    /// <summary>The type.</summary>
    public abstract Type Type { get; }

    /// <summary>Whether the form begins with an object head (format.md §7).</summary>
    public virtual bool IsObject => false;

    /// <summary>The number of bytes of every value, or 0 when values differ in size.</summary>
    public virtual int FixedSize => 0;

    /// <summary>The least number of bytes that a value takes.</summary>
    public virtual int MinSize => Math.Max(1, FixedSize);

    /// <summary>Whether it is a number in a form of format.md §11.</summary>
    public virtual bool IsCompactNumber => false;

    /// <summary>Of <c>T?</c>, the node of a value that is present, where as elements of a collection they stand behind presence bits (format.md §6); otherwise null.</summary>
    public virtual Node? Present => null;

    /// <summary>The least number of bytes that an element of a collection takes; 0 where it takes a bit.</summary>
    public int MinElementSize => Present is null ? MinSize : 0;

    /// <summary>What a value takes in memory where it stands.</summary>
    public int MemorySize => _memorySize != 0 ? _memorySize : _memorySize = Formatters.InstanceSize.InPlace(Type);

    /// <summary>The user's formatter that writes and reads the type, or null.</summary>
    public virtual Type? CustomFormatter => null;

    /// <summary>The structure of the type: made once, as walks ask for it with each value.</summary>
    public Shape Shape => _shape ??= MakeShape();

    /// <summary>The structure of a collection of such elements.</summary>
    public Shape ShapeOfMany(Type collection) => Present is { } present
        ? new OptionalElementsShape(collection, present.MinSize, () => Shape)
        : new SequenceShape(collection, MinSize, () => Shape);

    /// <summary>The form in words, where its parts are not told apart (<see cref="NodeShape"/>).</summary>
    public virtual string FormIn(SchemaBuilder schema) => schema.Value(Type);

    /// <summary>Writes a value.</summary>
    public abstract ref byte Write(ref Writer writer, ref byte at, object? value);

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="existing">An instance to reuse, or null.</param>
    public abstract object? Read(ref Reader reader, object? existing);

    /// <summary>Makes the structure, when all types are composed.</summary>
    protected abstract Shape MakeShape();
}
