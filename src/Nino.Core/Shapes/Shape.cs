using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>The structure of a type on the wire, for everything that walks bytes without building objects.</summary>
internal abstract class Shape
{
    /// <summary>What generated code says of derived types that are not known; null where they are an error.</summary>
    public Fallback? Fallback { get; set; }

    /// <summary>Reads a value, keeping the path to what is being read in <paramref name="trace"/>.</summary>
    public abstract void Trace(ref Reader reader, ReadTrace trace);

    /// <summary>The same structure, of a type that has it from another: a class derived from a collection.</summary>
    public virtual Shape Of(Type type) => this;

    /// <summary>Reads a value of a derived type, after the head that names the type.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="trace">The trace.</param>
    /// <param name="count">The number of members of an object.</param>
    public virtual void TraceBody(ref Reader reader, ReadTrace trace, int count)
    {
        trace.Enter(reader.Position);
        Trace(ref reader, trace);
    }

    /// <summary>Appends the wire type of a member in this form (<see cref="WireTypes"/>); false where bytes do not tell how to skip it.</summary>
    /// <param name="into">What it is appended to.</param>
    /// <param name="depth">How deep it may hold others.</param>
    public virtual bool AppendWireType(List<byte> into, int depth) => false;

    /// <summary>The form in words, for a schema, which learns of the types that it holds.</summary>
    public virtual string FormIn(SchemaBuilder schema) => throw new InvalidOperationException("The shape has no form of its own.");

    /// <summary>Reads one of the parts that the shape has given to <see cref="ReadTrace.TryWalkParts"/>.</summary>
    public virtual void TracePart(ref Reader reader, ReadTrace trace, int index) => throw new InvalidOperationException("The shape has no parts.");
}
