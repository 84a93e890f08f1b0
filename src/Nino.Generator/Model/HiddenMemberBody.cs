namespace Nino.Generator.Model;

/// <summary>What a member is that the compiler does not show.</summary>
internal enum HiddenMemberBody
{
    Field,
    AutoProperty,
    Property,
}
