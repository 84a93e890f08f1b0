namespace Nino.Core.Formatters;

/// <summary>The formatter of a version-tolerant type that may have a place for members that this program does not know.</summary>
/// <typeparam name="T">The type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IKeepsUnknownMembers<T>
{
    /// <summary>Whether it has one; a constant.</summary>
    bool KeepsUnknown { get; }

    /// <summary>What an object keeps, or null.</summary>
    NinoUnknownMembers? UnknownOf(T value);
}
