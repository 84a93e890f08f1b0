using System.Globalization;

namespace Nino.Generator.Emission;

/// <summary>A place behind a <c>ref byte</c>: a number of bytes, and sizes that are known at run time.</summary>
internal sealed record Offset(int Bytes, string Open)
{
    public static Offset At(int bytes) => new(bytes, "");

    public Offset After(FormatterModel formatter) => formatter.Fixedness == Fixedness.Fixed
        ? this with { Bytes = Bytes + formatter.Size }
        : this with { Open = Open + (Open.Length == 0 ? "" : " + ") + $"default({formatter.Name}).FixedSize" };

    /// <summary>The reference at this place.</summary>
    public string From(string start) => Bytes == 0 && Open.Length == 0 ? $"ref {start}" : $"ref Wire.At(ref {start}, {this})";

    public override string ToString() =>
        Open.Length == 0 ? Bytes.ToString(CultureInfo.InvariantCulture)
        : Bytes == 0 ? Open
        : $"{Bytes.ToString(CultureInfo.InvariantCulture)} + {Open}";
}
