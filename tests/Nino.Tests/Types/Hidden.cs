using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members that are not public, of the class and of its base.</summary>
[NinoType(containNonPublicMembers: true)]
public class HiddenBase
{
    internal int Level;

    protected internal string? Note { get; set; }
}

[NinoType(containNonPublicMembers: true)]
public sealed class Hidden : HiddenBase
{
    internal int Id;

    public Hidden()
    {
    }

    public Hidden(int id, int level, string? note) => (Id, Level, Note) = (id, level, note);
}
