namespace Nino.Generator.Model;

/// <summary>The formatter of a member, element or root.</summary>
/// <param name="Name">The closed formatter type as it stands in generated code.</param>
/// <param name="Fixedness">Whether values are fixed-size.</param>
/// <param name="Size">The number of bytes of a fixed-size value, else 0.</param>
/// <param name="NeedsCheck">Whether some bytes of the right size are not a value.</param>
/// <param name="Memory">How values lie in memory.</param>
/// <param name="IsObject">Whether the form begins with an object head (format.md §7).</param>
/// <param name="ReusesValue">Whether reading into an existing value differs from replacing it.</param>
/// <param name="Reader">The method that reads a value without the formatter, where there is one.</param>
internal sealed record FormatterModel(
    string Name,
    Fixedness Fixedness = Fixedness.Variable,
    int Size = 0,
    bool NeedsCheck = false,
    MemoryKind Memory = MemoryKind.Packed,
    bool IsObject = false,
    bool ReusesValue = false,
    string? Reader = null)
{
    /// <summary>Whether some bytes of the right size may not be a value: of what is known only when a type parameter is closed, or at run time, nothing is assumed.</summary>
    public bool NeedsCheck { get; } = NeedsCheck || Fixedness == Fixedness.Open;

    /// <summary>The form in words, for a schema.</summary>
    public string Form { get; init; } = "";

    /// <summary>Whether the runtime looks the formatter up, wherever it is registered.</summary>
    public bool IsLookedUp { get; private init; }

    /// <summary>The formatter of a type that the runtime looks up.</summary>
    public static FormatterModel LookedUp(string type, Fixedness fixedness = Fixedness.Variable, bool isObject = false) =>
        new($"BoundFormatter<{type}>", fixedness, IsObject: isObject, ReusesValue: true) { IsLookedUp = true };

    /// <summary>The expression that reads a value.</summary>
    public string Read => Reader is null ? $"default({Name}).Read(ref reader)" : $"{Reader}(ref reader)";
}
