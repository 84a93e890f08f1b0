using System;

namespace Nino.Fuzz.Inputs;

/// <summary>Bytes for a root type; <paramref name="IsTaken"/> says whether they are a value of it. A line of text each.</summary>
internal sealed record Case(string Root, byte[] Bytes, bool IsTaken)
{
    public static Case Parse(string line)
    {
        string[] parts = line.Split(' ', 3);
        return new Case(parts[2], Convert.FromHexString(parts[1].TrimEnd('.')), parts[0] == "+");
    }

    // The point stands for no bytes at all.
    public override string ToString() => $"{(IsTaken ? '+' : '-')} {Convert.ToHexString(Bytes)}. {Root}";
}
