using Nino.Core;

namespace Nino.Tests.Streaming;

/// <summary>Counts how often it reads, or begins to.</summary>
public sealed class CountedFormatter : NinoFormatter<Counted>
{
    public int Reads { get; private set; }

    public override void Serialize(Counted value, ref Writer writer) => writer.Write(value.Number);

    public override void Deserialize(out Counted value, ref Reader reader)
    {
        Reads++;
        reader.Read(out int number);
        value = new Counted { Number = number };
    }

    public override void DeserializeRef(ref Counted value, ref Reader reader) => Deserialize(out value, ref reader);
}
