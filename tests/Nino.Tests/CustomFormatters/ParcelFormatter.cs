using Nino.Core;

namespace Nino.Tests.CustomFormatters;

/// <summary>Writes how many bytes stand behind, and these bytes; a parcel may hold another.</summary>
public sealed class ParcelFormatter : NinoFormatter<Parcel?>
{
    public override void Serialize(Parcel? value, ref Writer writer)
    {
        writer.Write(value is not null);
        if (value is null)
        {
            return;
        }

        writer.WriteWithLength(value, static (ref Writer writer, Parcel parcel) =>
        {
            writer.Write(parcel.Size);
            for (int i = 0; i < parcel.Size; i++)
            {
                writer.Write((byte)i);
            }

            NinoSerializer.Serialize(parcel.Inner, ref writer);
        });
        writer.Write(byte.MaxValue);
    }

    public override void Deserialize(out Parcel? value, ref Reader reader)
    {
        value = null;
        reader.Read(out bool isPresent);
        if (!isPresent)
        {
            return;
        }

        reader.Read(out int length);
        Reader part = reader.Slice(length);
        part.Read(out int size);
        for (int i = 0; i < size; i++)
        {
            part.Read(out byte next);
            if (next != (byte)i)
            {
                throw new NinoException("These are not the bytes of a parcel.");
            }
        }

        NinoDeserializer.Deserialize(out Parcel? inner, ref part);
        reader.Read(out byte end);
        if (end != byte.MaxValue || !part.Eof)
        {
            throw new NinoException("The parcel does not end here.");
        }

        value = new Parcel { Size = size, Inner = inner };
    }

    public override void DeserializeRef(ref Parcel? value, ref Reader reader) => Deserialize(out value, ref reader);
}
