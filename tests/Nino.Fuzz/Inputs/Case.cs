using System;

namespace Nino.Fuzz.Inputs;

/// <summary>Bytes for a root type. A line of text each.</summary>
/// <param name="Root">The name of the type.</param>
/// <param name="Entry">How the bytes are read.</param>
/// <param name="Bytes">The bytes.</param>
/// <param name="IsTaken">Whether they are a value of the type.</param>
internal sealed record Case(string Root, Entry Entry, byte[] Bytes, bool IsTaken)
{
    public static Case Parse(string line)
    {
        string[] parts = line.Split(' ', 4);
        return new Case(parts[3], Enum.Parse<Entry>(parts[1]), Convert.FromHexString(parts[2].TrimEnd('.')), parts[0] == "+");
    }

    // The point stands for no bytes at all.
    public override string ToString() => $"{(IsTaken ? '+' : '-')} {Entry} {Convert.ToHexString(Bytes)}. {Root}";
}
