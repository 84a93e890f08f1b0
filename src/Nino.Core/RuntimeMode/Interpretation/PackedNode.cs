using System.Buffers;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection of numbers that is packed (format.md §11.2): its plain form is packed and unpacked.</summary>
/// <param name="plain">The plain form of the collection.</param>
/// <param name="isNullable">Whether its elements are nullable.</param>
/// <typeparam name="TForm">How they are packed.</typeparam>
internal sealed class PackedNode<TForm>(Node plain, bool isNullable) : Node
    where TForm : struct, ICompactRun
{
    private static readonly byte[] Null = [0];

    private readonly int _elementSize = MemorySizes.Of(plain.Type).Element;

    public override Type Type => plain.Type;

    protected override Shape MakeShape() => new NodeShape(this);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Compact(plain.Shape.FormIn(schema));

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        ArrayBufferWriter<byte> buffer = new();
        Writer each = new(buffer);
        each.Seek(ref plain.Write(ref each, ref each.Here, value));
        each.Flush();
        return ref Packed<TForm>.Pack(ref writer, ref at, buffer.WrittenSpan, isNullable);
    }

    /// <remarks>What the plain form refuses, as a repeated element of a set, is an error of the whole collection.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        int start = reader.Position;
        Reader inner = reader.Over(Unpack(ref reader));
        try
        {
            object? value = plain.Read(ref inner, existing);
            reader.TakeCosts(inner.Costs);
            return value;
        }
        catch (NinoException error)
        {
            throw new NinoException(error.Problem ?? error.Message, null, start);
        }
    }

    private byte[] Unpack(ref Reader reader)
    {
        if (!Packed<TForm>.TryReadHead(ref reader, isNullable, out PackedHead head))
        {
            return Null;
        }

        Packed<TForm>.Charge(ref reader, head, _elementSize, isNullable);
        byte[] bytes = new byte[Packed<TForm>.PlainSize(ref reader, head)];
        Packed<TForm>.Unpack(ref reader, head, bytes);
        return bytes;
    }
}
