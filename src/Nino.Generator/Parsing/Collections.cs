using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Collections that have no formatter of their own: interfaces, and classes that implement them.</summary>
internal sealed class Collections(ParseContext context, ComposeScope scope, Composer composer)
{
    private const string Pair = "System.Collections.Generic.KeyValuePair`2";

    /// <summary>Whether an instance of the type can be cleared and filled through its public members: a queue, a stack, or what implements one closed form of <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool CanFill(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { IsReferenceType: true } named || NinoTypes.IsNinoType(type))
        {
            return false;
        }

        return ScopeOf(named) switch
        {
            "System.Collections.Generic" when named.Name is "Queue" or "Stack" => true,
            "System.Collections.Immutable" or "System.Collections.Frozen" => false,
            "System.Collections.ObjectModel" when named.Name.StartsWith("ReadOnly", System.StringComparison.Ordinal) => false,
            _ => named.AllInterfaces.Concat([named]).Count(IsCollection) == 1,
        };
    }

    /// <summary>An interface, in whose place a type of the framework is read.</summary>
    public FormatterModel? OfInterface(INamedTypeSymbol type, string read)
    {
        if (context.Compilation.GetTypeByMetadataName(read) is not { } definition || context.Compilation.GetTypeByMetadataName(Pair) is not { } pair)
        {
            return null;
        }

        ITypeSymbol[] arguments = type.TypeArguments.ToArray();
        INamedTypeSymbol collection = definition.Construct(arguments);
        ITypeSymbol element = arguments.Length == 1 ? arguments[0] : pair.Construct(arguments);
        return composer.Of(collection) is { } whole && composer.Of(element) is { } part
            ? new FormatterModel(
                $"InterfaceFormatter<{Names.Display(type)}, {Names.Display(collection)}, {Names.Display(element)}, {whole.Name}, {part.Name}>",
                ReusesValue: true)
            : null;
    }

    /// <summary>A class with a public parameterless constructor that implements one closed form of <c>ICollection&lt;T&gt;</c>.</summary>
    public FormatterModel? Of(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Class, IsAbstract: false, IsRecord: false }
            || !type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty && constructor.DeclaredAccessibility == Accessibility.Public))
        {
            return null;
        }

        if ((Implemented(type, "IDictionary", 2) ?? Implemented(type, "ICollection", 1)) is not { } contract || !context.IsRuntimeName("AnyCollectionFormatter"))
        {
            return null;
        }

        if (!context.TryBegin(type))
        {
            // A collection of itself: its formatter is looked up when the program runs.
            scope.Closed.Add(type);
            return new FormatterModel($"BoundFormatter<{Names.Display(type)}>", ReusesValue: true);
        }

        FormatterModel?[] parts = contract.TypeArguments.Select(composer.Of).ToArray();
        context.End(type);
        return parts.Any(part => part is null)
            ? null
            : new FormatterModel(
                $"{(parts.Length == 2 ? "AnyDictionaryFormatter" : "AnyCollectionFormatter")}<{string.Join(", ", new[] { type }.Concat(contract.TypeArguments).Select(Names.Display).Concat(parts.Select(part => part!.Name)))}>",
                ReusesValue: true);
    }

    private static INamedTypeSymbol? Implemented(INamedTypeSymbol type, string name, int arity)
    {
        INamedTypeSymbol[] closed = type.AllInterfaces
            .Where(contract => contract.Name == name && contract.Arity == arity && contract.ContainingNamespace.ToDisplayString() == "System.Collections.Generic")
            .ToArray();
        return closed.Length == 1 ? closed[0] : null;
    }

    private static bool IsCollection(INamedTypeSymbol type) =>
        type is { Name: "ICollection", Arity: 1 } && ScopeOf(type) == "System.Collections.Generic";

    private static string ScopeOf(INamedTypeSymbol type) => type.ContainingNamespace?.ToDisplayString() ?? "";
}
