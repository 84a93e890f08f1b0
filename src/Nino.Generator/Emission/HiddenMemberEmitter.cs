using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints what derived classes of other assemblies have to know of members that the compiler does not show them. Reference assemblies keep it.</summary>
internal static class HiddenMemberEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        if (type.HiddenMembers.Length == 0)
        {
            return;
        }

        source.Lines("/// <summary>What classes of other assemblies do not see of their base class.</summary>");
        source.Lines($"public const string {nameof(type.HiddenMembers)} = \"{type.HiddenMembers}\";\n");
        if (type.DeclaredHidden.Count == 0)
        {
            return;
        }

        source.Lines("/// <summary>The members of the class, in order.</summary>");
        source.Lines($"public const string {nameof(type.DeclaredNames)} = \"{type.DeclaredNames}\";\n");
        string name = HiddenMemberModel.Class;
        while (type.DeclaredHidden.Any(member => member.Identifier == name))
        {
            name += "_";
        }

        source.Lines("#pragma warning disable CS0108, CS0649 // They are declarations and no more.");
        source.Lines("/// <summary>Those that generated code of other assemblies reaches by their names.</summary>");
        source.Open($"public abstract class {name}");
        foreach (HiddenMemberModel member in type.DeclaredHidden)
        {
            source.Lines(Declaration(member));
        }

        source.End();
        source.Lines("#pragma warning restore CS0108, CS0649");
    }

    private static string Declaration(HiddenMemberModel member)
    {
        string start = $"{member.Attributes}{(member.IsPublic ? "public" : "protected")} ";
        string named = $"{member.Type} {member.Identifier}";
        return member.Body switch
        {
            HiddenMemberBody.Field => $"{start}{(member.IsReadOnly ? "readonly " : "")}{named};",
            HiddenMemberBody.AutoProperty => $"{start}{named} {{ get; {(member.IsReadOnly ? "" : "set; ")}}}",
            HiddenMemberBody.Property => $"{start}{named} {{ get => default; {(member.IsReadOnly ? "" : "set { } ")}}}",
            _ => throw new ArgumentOutOfRangeException(nameof(member)),
        };
    }
}
