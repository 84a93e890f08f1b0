using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What the type parameters of an interpreted type stand for. The attributes of its members do not reach that; those of the member that closes it do.</summary>
/// <param name="Generic">Types and formatters.</param>
/// <param name="Nodes">The node of each.</param>
/// <param name="Variants">The variant of each, as <c>VariantOf</c> tells.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record NodeScope(GenericScope Generic, Node[] Nodes, string[] Variants)
{
    public static readonly NodeScope None = new(GenericScope.None, [], []);

    /// <summary>The variant of a type: which text in it has another form than by itself, because a member chooses it, and what has one because it is declared with type parameters; empty where there is neither.</summary>
    /// <param name="type">The type, with type parameters.</param>
    /// <param name="form">What the attributes of the member choose for it, but for type parameters.</param>
    public string VariantOf(Type type, MemberForm form) =>
        type.IsGenericParameter ? Variants[type.GenericParameterPosition]
        : type == typeof(string) ? (form.IsPlainText ? "" : form.TextFormatter)
        : (DependsOnArguments(type) ? $"as {type}" : "")
            + (type.IsArray ? VariantOf(type.GetElementType()!, form)
            : type.IsGenericType ? VariantOf(type.GetGenericArguments(), form)
            : "");

    /// <summary>Whether a type that is declared with type parameters has another form than one that is declared with what they stand for.</summary>
    private bool DependsOnArguments(Type type)
    {
        if (!type.ContainsGenericParameters)
        {
            return false;
        }

        GenericScope generic = Generic with { Holder = null };
        Form<Type> open = new ReflectedForms(generic).Of(type, default);
        Form<Type> closed = new ReflectedForms(GenericScope.None).Of(generic.Close(type), default);
        return (open.Kind != closed.Kind && (closed.Kind == FormKind.Custom || open.Kind == FormKind.UserCollection))
            || (closed.Kind == FormKind.Interface && CustomFormatters.Of(closed.Parts[0], null) != CustomFormatters.OfDeclared(open.Parts[0], generic));
    }

    private string VariantOf(Type[] types, MemberForm form) =>
        Array.ConvertAll(types, type => VariantOf(type, form)) is var parts && parts.Any(part => part.Length > 0) ? $"({string.Join(",", parts)})" : "";
}
