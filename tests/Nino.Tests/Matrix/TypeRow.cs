using System;
using System.Collections.Generic;

namespace Nino.Tests.Matrix;

/// <summary>A type of the matrix, with values: the data behind <see cref="TypeMatrixTests"/> and the pages docs/*/types.md.</summary>
internal abstract class TypeRow(Type type)
{
    /// <summary>The type as C# spells it, by which tests name it.</summary>
    public string Name { get; } = CSharpName.Of(type);

    /// <summary>The type as the pages spell it. Of rows with the same title, the pages show the first.</summary>
    public string Title { get; init; } = CSharpName.OfDefinition(type);

    /// <summary>What the pages say in place of the title, where that is not a name.</summary>
    public Text? Kind { get; init; }

    public Type Type => type;

    public required Form Form { get; init; }

    public IntoExisting Into { get; init; }

    /// <summary>The targets that have the type.</summary>
    public Targets Targets { get; init; }

    public IReadOnlyList<Text> Remarks { get; init; } = [];

    public abstract IEnumerable<string> Positions { get; }

    public abstract IEnumerable<object?> Values { get; }

    /// <summary>The size of a value, which all values have in common where the form is of fixed size.</summary>
    public abstract long Size { get; }

    /// <summary>The type of what is read.</summary>
    public abstract Type ReadType { get; }

    /// <summary>The default value as a member of a version-tolerant object, which says how it stands on the wire.</summary>
    public abstract byte[] AsTolerantMember { get; }

    public abstract void AssertRoundTrips(string position);

    public abstract void AssertReadsIntoExisting(string position);

    public abstract void AssertRefusesTruncated(string position);

    /// <summary>Reading over an instance keeps it, or does not, as <see cref="Into"/> says.</summary>
    public abstract void AssertKeepsInstance();
}
