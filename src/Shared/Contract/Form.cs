namespace Nino.Contract;

/// <summary>The form of a type, as <see cref="FormRules{TType}"/> decides it, and the formatter that has to be named or closed for it.</summary>
/// <param name="kind">What it is made of.</param>
internal readonly struct Form<TType>(FormKind kind)
    where TType : class
{
    private readonly IReadOnlyList<TType>? _parts;

    public FormKind Kind { get; init; } = kind;

    /// <summary>The name of the formatter; of compact numbers and collections, that of the form of their numbers.</summary>
    public string Formatter { get; init; } = "";

    /// <summary>The name of the collection kind that the formatter takes besides the type; null where it takes the parts.</summary>
    public string? CollectionKind { get; init; }

    /// <summary>The parts that the formatter, or the collection kind, takes as type arguments, each with its formatter behind: elements, type arguments.</summary>
    public IReadOnlyList<TType> Parts { get => _parts ?? []; init => _parts = value; }

    /// <summary>Whether the type itself is a type argument ahead of them.</summary>
    public bool TakesType { get; init; }

    /// <summary>Of compact numbers and collections, whether the form of their numbers takes the part as a type argument.</summary>
    public bool FormTakesPart { get; init; }

    /// <summary>Whether the elements of a compact collection are nullable.</summary>
    public bool IsNullable { get; init; }

    /// <summary>What the attributes of the member choose for the parts.</summary>
    public MemberForm OfParts { get; init; }

    /// <summary>The name by which the type stands in the tables of known types.</summary>
    public string Name { get; init; } = "";

    /// <summary>Of a collection of the user, the interface by which it tells its elements, or the base class whose kind it takes.</summary>
    public TType? Contract { get; init; }

    /// <summary>Whether it is a collection of the user that derives from one of the framework which adds by a method of its own.</summary>
    public bool IsDerived => Contract is not null && !TakesType;
}
