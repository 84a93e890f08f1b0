namespace Nino.Tests.Matrix;

/// <summary>What becomes of a value that is read into.</summary>
internal enum IntoExisting
{
    Replaced,

    /// <summary>The instance is kept and its members are set.</summary>
    Members,

    /// <summary>The instance is kept; it is cleared and filled.</summary>
    Refilled,

    /// <summary>The instance is kept, and so are its elements.</summary>
    Elements,

    /// <summary>The instance is kept when the lengths match, and so are its elements.</summary>
    SameLength,
}
