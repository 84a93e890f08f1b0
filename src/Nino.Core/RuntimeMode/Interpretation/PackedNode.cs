using System;
using System.Buffers;
using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection of integers that is packed (format.md §11.2): its plain form is packed and unpacked.</summary>
/// <param name="plain">The plain form of the collection.</param>
/// <param name="array">The plain form of an array of the integers.</param>
/// <param name="packed">The packed form of that array.</param>
internal sealed class PackedNode(Node plain, BoundNode array, BoundNode packed) : Node
{
    public override Type Type => plain.Type;

    public override Shape Shape => new NodeShape(this);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Compact(plain.Shape.FormIn(schema));

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        ArrayBufferWriter<byte> buffer = new();
        Writer each = new(buffer);
        each.Seek(ref plain.Write(ref each, ref each.Here, value));
        each.Flush();
        Reader reader = new(buffer.WrittenSpan);
        return ref packed.Write(ref writer, ref at, array.Read(ref reader, null));
    }

    /// <remarks>What the plain form refuses, as a repeated element of a set, is an error of the whole collection.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        int start = reader.Position;
        Reader inner = reader.Over(array.Binding.SerializeBoxed(packed.Read(ref reader, null), null));
        try
        {
            object? value = plain.Read(ref inner, existing);
            reader.TakeCosts(ref inner);
            return value;
        }
        catch (NinoException error)
        {
            throw new NinoException(error.Problem ?? error.Message, null, start);
        }
    }
}
