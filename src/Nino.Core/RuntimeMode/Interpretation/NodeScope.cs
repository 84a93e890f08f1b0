using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What the type parameters of an interpreted type stand for. The attributes of its members do not reach that; those of the member that closes it do.</summary>
/// <param name="Generic">Types and formatters.</param>
/// <param name="Nodes">The node of each.</param>
/// <param name="Texts">Which text of each has another form than it has by itself: empty for none, else as <c>TextOf</c> tells.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record NodeScope(GenericScope Generic, Node[] Nodes, string[] Texts)
{
    public static readonly NodeScope None = new(GenericScope.None, [], []);

    /// <summary>Tells apart the forms that one closed type has where a member chooses another for text; empty where none does.</summary>
    /// <param name="type">The type, with type parameters.</param>
    /// <param name="form">What the attributes of the member choose for it, but for type parameters.</param>
    public string TextOf(Type type, MemberForm form) =>
        type.IsGenericParameter ? Texts[type.GenericParameterPosition]
        : type == typeof(string) ? (form.IsPlainText ? "" : form.TextFormatter)
        : type.IsArray ? TextOf(type.GetElementType()!, form)
        : type.IsGenericType ? TextOf(type.GetGenericArguments(), form)
        : "";

    private string TextOf(Type[] types, MemberForm form) =>
        Array.ConvertAll(types, type => TextOf(type, form)) is var parts && parts.Any(part => part.Length > 0) ? $"({string.Join(",", parts)})" : "";
}
