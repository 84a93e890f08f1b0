using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What the type parameters of an interpreted type stand for. The attributes of its members do not reach that; those of the member that closes it do.</summary>
/// <param name="Generic">Types and formatters.</param>
/// <param name="Nodes">The node of each.</param>
/// <param name="Texts">Which text of each is UTF-8: empty for none, else as <c>TextOf</c> tells.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record NodeScope(GenericScope Generic, Node[] Nodes, string[] Texts)
{
    public static readonly NodeScope None = new(GenericScope.None, [], []);

    /// <summary>Tells apart the forms that one closed type has under <c>[NinoUtf8]</c> and without; empty where no text is UTF-8.</summary>
    /// <param name="type">The type, with type parameters.</param>
    /// <param name="utf8">Whether text in it is UTF-8, but for that of type parameters.</param>
    public string TextOf(Type type, bool utf8) =>
        type.IsGenericParameter ? Texts[type.GenericParameterPosition]
        : type == typeof(string) ? (utf8 ? "u" : "")
        : type.IsArray ? TextOf(type.GetElementType()!, utf8)
        : type.IsGenericType ? TextOf(type.GetGenericArguments(), utf8)
        : "";

    private string TextOf(Type[] types, bool utf8) =>
        Array.ConvertAll(types, type => TextOf(type, utf8)) is var parts && parts.Any(part => part.Length > 0) ? $"({string.Join(",", parts)})" : "";
}
