using System.Collections.Generic;
using System.Linq;
using Nino.Generator.Model;

namespace Nino.Generator.Emission;

/// <summary>Prints what reaches members that C# does not let generated code name.</summary>
internal static class AccessorEmitter
{
    private const string Namespace = "global::System.Runtime.CompilerServices";

    public static void Emit(SourceWriter source, TypeModel type)
    {
        IEnumerable<AccessorModel> accessors = type.Members
            .SelectMany(member => new[] { member.Getter, member.Setter })
            .OfType<AccessorModel>();
        foreach (AccessorModel accessor in accessors.Distinct())
        {
            source.Lines(accessor.IsReflected ? Reflected(accessor) : Bound(accessor));
            source.Lines("");
        }
    }

    private static string Reflected(AccessorModel accessor)
    {
        string access = $"MemberAccess<{accessor.Owner}, {accessor.Type}>";
        string factory = accessor.Kind == AccessorKind.Field ? "OfField" : "OfProperty";
        return $"private static readonly {access} {accessor.Name} = {access}.{factory}(\"{accessor.Target}\");";
    }

    private static string Bound(AccessorModel accessor) => accessor.Kind switch
    {
        AccessorKind.Field => Declare(accessor, "Field", accessor.Target, $"ref {accessor.Type}", ""),
        AccessorKind.Getter => Declare(accessor, "Method", "get_" + accessor.Target, accessor.Result + accessor.Type, ""),
        _ => Declare(accessor, "Method", "set_" + accessor.Target, "void", $", {accessor.Type} member"),
    };

    private static string Declare(AccessorModel accessor, string kind, string target, string result, string parameter) =>
        $"""
        [{Namespace}.UnsafeAccessor({Namespace}.UnsafeAccessorKind.{kind}, Name = "{target}")]
        private static extern {result} {accessor.Name}({accessor.Ref}{accessor.Owner} value{parameter});
        """;
}
