using Nino.Core;

namespace Nino.Tests.CustomFormatters;

/// <summary>Holds what is serialized apart.</summary>
[NinoType]
public sealed class Envelope
{
    public string? Text;
    public Enclosed? Content;
}

[NinoCustomFormatter(typeof(EnclosedFormatter))]
public sealed class Enclosed
{
    public object? Content;
}

/// <summary>Writes the bytes of a message of its own.</summary>
public sealed class EnclosedFormatter : NinoFormatter<Enclosed?>
{
    public override void Serialize(Enclosed? value, ref Writer writer) => writer.Write(value is null ? null : NinoSerializer.Serialize(value.Content));

    public override void Deserialize(out Enclosed? value, ref Reader reader)
    {
        reader.Read(out byte[]? bytes);
        value = bytes is null ? null : new Enclosed { Content = NinoDeserializer.Deserialize<object>(bytes) };
    }

    public override void DeserializeRef(ref Enclosed? value, ref Reader reader) => Deserialize(out value, ref reader);
}
