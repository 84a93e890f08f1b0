using System;

namespace Nino.GeneratorBenchmarks;

/// <summary>A change of one file that a programmer makes between two runs of the generator.</summary>
/// <param name="Name">What is changed.</param>
/// <param name="File">The file.</param>
/// <param name="Change">The new text, of the old one and of a number that makes each change another.</param>
internal sealed record Edit(string Name, string File, Func<string, int, string> Change)
{
    public static readonly Edit[] All =
    [
        new("method body", SyntheticProject.EditedType, (text, i) => text.Replace("return Id;", $"return Id + {i};", StringComparison.Ordinal)),
        new("comment", SyntheticProject.EditedType, (text, i) => $"// {i}\n" + text),
        new("member added", SyntheticProject.EditedType, (text, i) => text.Replace("public int Id;", $"public int Id; public long Id{i};", StringComparison.Ordinal)),
        new("unrelated file", SyntheticProject.UnrelatedFile, (text, i) => text.Replace("Trim()", $"Trim().PadLeft({i})", StringComparison.Ordinal)),
        new("type added", SyntheticProject.UnrelatedFile, (text, i) => text + $"[NinoType] public class Added{i} {{ public int Id; }}\n"),
    ];
}
