using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Private members, of the class and of its base.</summary>
[NinoType(containNonPublicMembers: true)]
public class HiddenBase
{
    private int _level;

    protected string? Note { get; set; }

    public void Set(int level, string? note) => (_level, Note) = (level, note);

    public (int Level, string? Note) Get() => (_level, Note);
}

[NinoType(containNonPublicMembers: true)]
public sealed class Hidden : HiddenBase
{
    private readonly int _id;

    public Hidden()
    {
    }

    public Hidden(int id, int level, string? note)
    {
        _id = id;
        Set(level, note);
    }

    public int Id() => _id;
}
