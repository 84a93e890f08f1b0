namespace Nino.Core.Schemas;

/// <summary>What of a type with members is written.</summary>
/// <param name="Name">The full name, which the type's id is made of.</param>
/// <param name="Kind">What the type is.</param>
/// <param name="Members">The members in the order of the bytes.</param>
public sealed record NinoSchemaType(string Name, NinoSchemaKind Kind, IReadOnlyList<NinoSchemaMember> Members)
{
    /// <summary>Whether the type is version-tolerant.</summary>
    public bool IsVersionTolerant { get; init; }

    /// <summary>Whether bytes of the time before the type was version-tolerant are read, as far as is known: no file tells.</summary>
    internal bool ReadsPlain { get; init; } = true;

    /// <summary>The highest number among the members of the time before the type was version-tolerant, of which there may be bytes; null where none are known.</summary>
    internal int? LastPlain { get; init; }

    /// <summary>Whether its objects keep their identity.</summary>
    public bool PreservesReferences { get; init; }

    /// <summary>The tag that stands for the type instead of its name, or null.</summary>
    public ushort? Tag { get; init; }

    /// <summary>The names that the type had, that in the bytes first.</summary>
    public IReadOnlyList<string> FormerNames { get; init; } = [];

    /// <summary>The base classes and interfaces with a contract, by full name, in the order of the names.</summary>
    public IReadOnlyList<string> Bases { get; init; } = [];

    /// <summary>The numbers of members that the type had once, ascending.</summary>
    public IReadOnlyList<int> ReservedNumbers { get; init; } = [];
}
