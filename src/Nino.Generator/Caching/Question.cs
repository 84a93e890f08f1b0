namespace Nino.Generator.Caching;

/// <summary>What parsing a type asks about those that it holds, short of all their members.</summary>
internal enum Question
{
    /// <summary>Whether nothing makes an instance.</summary>
    CannotBeMade,

    /// <summary>The types of the members that lead to Nino types.</summary>
    Holds,
}
