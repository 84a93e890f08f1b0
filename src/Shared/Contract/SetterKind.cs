namespace Nino.Contract;

/// <summary>The setter of a property, or of the property that it overrides. A field that is not read-only has a public one.</summary>
internal enum SetterKind
{
    None,
    NonPublic,
    Public,
}
