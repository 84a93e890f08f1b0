using Nino.Contract;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A count, then keys and values, whose shapes are looked up late because types may be recursive.</summary>
internal sealed class MapShape(Type type, int minSize, Type keyType, Func<Shape> keys, Func<Shape> values) : Shape
{
    public override Shape Of(Type derived) => derived == type ? this : new MapShape(derived, minSize, keyType, keys, values);

    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.Map);
        return WireTypes.Append(keys(), into, depth) && WireTypes.Append(values(), into, depth);
    }

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Map(keys().FormIn(schema), values().FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        int start = reader.Position;
        trace.At(type, start);
        bool isNull = !reader.TryReadCount(minSize, out int count);
        trace.Reach(reader.Position);
        if (isNull || trace.TryWalkParts(this, ref reader, count * 2))
        {
            return;
        }

        Shape key = keys();
        Shape value = values();
        for (int i = 0; i < count; i++)
        {
            trace.Entry(type, start, reader.Position);
            trace.Push(i);
            trace.Push("Key");
            trace.Key(keyType, reader.Position);
            key.Trace(ref reader, trace);
            trace.Pop();
            trace.Push("Value");
            value.Trace(ref reader, trace);
            trace.Pop();
            trace.Pop();
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => (index % 2 == 0 ? keys() : values()).Trace(ref reader, trace);
}
