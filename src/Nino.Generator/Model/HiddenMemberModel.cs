namespace Nino.Generator.Model;

/// <summary>A member that the compiler does not show to derived classes of other assemblies, which its formatter declares once more.</summary>
/// <param name="Identifier">The name, escaped where it is a keyword.</param>
/// <param name="Type">The declared type.</param>
/// <param name="Attributes">The attributes of Nino that it has, in brackets, each with a space behind it.</param>
/// <param name="IsPublic">Whether everybody may read it.</param>
/// <param name="IsReadOnly">Whether it is a read-only field, or a property without a setter.</param>
/// <param name="Body">What it is: a field, an automatic property or another one.</param>
internal sealed record HiddenMemberModel(string Identifier, string Type, string Attributes, bool IsPublic, bool IsReadOnly, HiddenMemberBody Body)
{
    /// <summary>The name of the class that declares it, but for underscores behind it: no member has the name of its class.</summary>
    public const string Class = "Declared";
}
