using System;

namespace Nino.Fuzz.Inputs;

/// <summary>Bytes for a root type. A line of text each.</summary>
/// <param name="Root">The name of the type.</param>
/// <param name="Way">How the bytes are read.</param>
/// <param name="Bytes">The bytes.</param>
/// <param name="Outcome">A plus where they are a value of the type; a minus where they are none, with the offset of the error.</param>
internal sealed record Case(string Root, Way Way, byte[] Bytes, string Outcome)
{
    public const string Taken = "+";
    public const string Refused = "-";

    /// <summary>Whether a line was written to its end; a process may have died meanwhile, or be writing.</summary>
    public static bool IsWhole(string line) => line.Split(' ', 4) is [_, _, [.., '.'], not ""];

    public static Case Parse(string line)
    {
        string[] parts = line.Split(' ', 4);
        return new Case(parts[3], Way.Parse(parts[1]), Convert.FromHexString(parts[2].TrimEnd('.')), parts[0]);
    }

    // The point stands for no bytes at all.
    public override string ToString() => $"{Outcome} {Way} {Convert.ToHexString(Bytes)}. {Root}";
}
