using System.Globalization;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A type that Nino cannot write, with a formatter of the user.</summary>
public sealed class Temperature(double degrees)
{
    public double Degrees => degrees;
}

public sealed class TemperatureFormatter : NinoFormatter<Temperature?>
{
    public override void Serialize(Temperature? value, ref Writer writer) =>
        writer.Write(value?.Degrees.ToString("R", CultureInfo.InvariantCulture));

    public override void Deserialize(out Temperature? value, ref Reader reader)
    {
        reader.Read(out string? text);
        value = text is null
            ? null
            : double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double degrees)
                ? new Temperature(degrees)
                : throw new NinoException("This is no temperature.");
    }

    public override void DeserializeRef(ref Temperature? value, ref Reader reader) => Deserialize(out value, ref reader);
}

[NinoType]
public sealed class Weather
{
    public int Station;

    [NinoCustomFormatter(typeof(TemperatureFormatter))]
    public Temperature? Air;

    public string? Note;
}
