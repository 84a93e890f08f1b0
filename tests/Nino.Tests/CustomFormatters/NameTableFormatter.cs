using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.CustomFormatters;

/// <summary>Writes the names of a table by their index; without a table, as they are.</summary>
public sealed class NameTableFormatter(IReadOnlyList<string> names) : NinoFormatter<string?>
{
    public NameTableFormatter() : this([])
    {
    }

    public override void Serialize(string? value, ref Writer writer)
    {
        int index = 0;
        while (index < names.Count && names[index] != value)
        {
            index++;
        }

        writer.Write((byte)index);
        if (index == names.Count)
        {
            writer.Write(value);
        }
    }

    public override void Deserialize(out string? value, ref Reader reader)
    {
        reader.Read(out byte index);
        if (index < names.Count)
        {
            value = names[index];
        }
        else
        {
            if (index > names.Count)
            {
                throw new NinoException($"{index} is not the index of a name.");
            }

            reader.Read(out value);
        }
    }

    public override void DeserializeRef(ref string? value, ref Reader reader) => Deserialize(out value, ref reader);
}
