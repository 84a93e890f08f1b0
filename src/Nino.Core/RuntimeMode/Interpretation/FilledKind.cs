using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>How a collection takes its elements.</summary>
/// <param name="Add">Adds one.</param>
/// <param name="Clear">Removes all; null where there is no such method.</param>
/// <param name="IsReversed">Whether the first that is enumerated has to be added last.</param>
/// <param name="IsOfUser">Whether it is a type of the user, which may refuse an element.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record FilledKind(MethodInfo Add, MethodInfo? Clear, bool IsReversed = false, bool IsOfUser = false)
{
    private static readonly Dictionary<string, (string Add, bool IsReversed)> Known = new()
    {
        ["System.Collections.Generic.Queue`1"] = ("Enqueue", false),
        ["System.Collections.Generic.Stack`1"] = ("Push", true),
        ["System.Collections.Generic.LinkedList`1"] = ("AddLast", false),
        ["System.Collections.Concurrent.ConcurrentBag`1"] = ("Add", true),
        ["System.Collections.Concurrent.ConcurrentQueue`1"] = ("Enqueue", false),
        ["System.Collections.Concurrent.ConcurrentStack`1"] = ("Push", true),
    };

    /// <summary>That of a collection of the framework, or null.</summary>
    public static FilledKind? Of(Type type, string name) => !Known.TryGetValue(name, out (string Add, bool IsReversed) known) ? null : new FilledKind(
        FrameworkMembers.Method(type, known.Add, type.GenericTypeArguments),
        FrameworkMembers.Method(type, "Clear", Type.EmptyTypes),
        known.IsReversed);

    /// <summary>That of a class of the user: an <see cref="ICollection{T}"/>, or what has an <c>Add</c>, or is derived from a queue, a stack and the like.</summary>
    /// <param name="type">The class.</param>
    /// <param name="contract">The interface by which it enumerates its elements, or the base class.</param>
    public static FilledKind Of(Type type, Type contract) => Of(contract, TypeNames.InMetadata(contract)) is { } known ? known with { IsOfUser = true }
        : contract.GetGenericTypeDefinition() == typeof(ICollection<>)
        ? new FilledKind(FrameworkMembers.Method(contract, "Add"), FrameworkMembers.Method(contract, "Clear"), IsOfUser: true)
        : new FilledKind(type.GetMethod("Add", contract.GenericTypeArguments)!, Clear: null, IsOfUser: true);
}
