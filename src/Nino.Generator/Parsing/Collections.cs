using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Collections that have no formatter of their own: interfaces, and classes that implement them.</summary>
internal sealed class Collections(ParseContext context, ComposeScope scope, Composer composer)
{
    private const string Pair = "System.Collections.Generic.KeyValuePair`2";

    /// <summary>Whether an instance of the type can be cleared and filled through its public members: a queue, a stack and the like, or what implements one closed form of <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool CanFill(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsReferenceType: true } named
        && !NinoTypes.IsNinoType(type)
        && KnownFilled.CanFill(ScopeOf(named), named.MetadataName, named.AllInterfaces.Concat([named]).Where(IsCollection));

    /// <summary>Whether a type can be made, enumerated and added to, whatever its elements are.</summary>
    public static bool IsOne(INamedTypeSymbol type) => CanBeMade(type) && FormOf(type) is not null;

    /// <summary>The type of the framework that is read in the place of an interface, or null.</summary>
    public static INamedTypeSymbol? ReadInPlaceOf(ParseContext context, ITypeSymbol type) =>
        type is INamedTypeSymbol named && KnownGenerics.Interfaces.TryGetValue(NinoTypes.MetadataName(named), out string? read)
            ? context.Compilation.GetTypeByMetadataName(read)?.Construct(named.TypeArguments.ToArray())
            : null;

    /// <summary>An interface, in whose place a type of the framework is read.</summary>
    public FormatterModel? OfInterface(INamedTypeSymbol type)
    {
        if (ReadInPlaceOf(context, type) is not { } collection || context.Compilation.GetTypeByMetadataName(Pair) is not { } pair)
        {
            return null;
        }

        ITypeSymbol[] arguments = type.TypeArguments.ToArray();
        ITypeSymbol element = arguments.Length == 1 ? arguments[0] : pair.Construct(arguments);
        return composer.Of(collection) is { } whole && composer.Of(element) is { } part
            ? new FormatterModel(
                $"InterfaceFormatter<{Names.Display(type)}, {Names.Display(collection)}, {Names.Display(element)}, {whole.Name}, {part.Name}>",
                ReusesValue: true)
            { Form = whole.Form }
            : null;
    }

    /// <summary>A type that can be made, enumerated and added to, and has no members that this would lose.</summary>
    public FormatterModel? Of(INamedTypeSymbol type)
    {
        if (!CanBeMade(type) || FormOf(type) is not { } form || !context.IsRuntimeName(form.Name) || context.Bases.LostByCollection(type).Any())
        {
            return null;
        }

        if (!context.TryBegin(type))
        {
            // A collection of itself: its formatter is looked up when the program runs.
            scope.Closed.Add(type);
            return FormatterModel.LookedUp(Names.Display(type)) with { Form = Names.FullName(type) };
        }

        FormatterModel?[] parts = form.Contract.TypeArguments.Select(composer.Of).ToArray();
        context.End(type);
        if (parts.Any(part => part is null))
        {
            return null;
        }

        bool isDerived = form.Contract.TypeKind == TypeKind.Class;
        string name = $"{form.Name}<{string.Join(", ", (isDerived ? [] : new[] { type }).Concat(form.Contract.TypeArguments).Select(Names.Display).Concat(parts.Select(part => part!.Name)))}>";
        name = isDerived ? $"DerivedKind<{Names.Display(type)}, {Names.Display(form.Contract)}, {name}>" : name;
        return new FormatterModel(type.IsValueType ? name : Composer.OfKind("UserCollectionFormatter", type, name), ReusesValue: true)
        {
            Form = SchemaForms.Collection(parts.Select(part => part!.Form).ToArray()),
        };
    }

    /// <summary>A class with a public parameterless constructor, or a struct. An unmanaged struct holds its elements as fields.</summary>
    private static bool CanBeMade(INamedTypeSymbol type) => type switch
    {
        { IsRecord: true } or { IsAbstract: true } => false,
        { TypeKind: TypeKind.Class } => type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty && constructor.DeclaredAccessibility == Accessibility.Public),
        { TypeKind: TypeKind.Struct } => !type.IsUnmanagedType,
        _ => false,
    };

    /// <summary>The interface that tells the elements, and the kind that adds them; of structs, the formatter; of a class derived from a queue, a stack and the like, the base class and its kind.</summary>
    private static (string Name, INamedTypeSymbol Contract)? FormOf(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Struct)
        {
            return Implemented(type, "ICollection", 1) is { } collection ? ("StructCollectionFormatter", collection) : null;
        }

        return Implemented(type, "IDictionary", 2) is { } pairs ? ("AnyDictionaryKind", pairs)
            : Implemented(type, "ICollection", 1) is { } elements ? ("AnyCollectionKind", elements)
            : Implemented(type, "IEnumerable", 1) is { } enumerable && HasAdd(type, enumerable.TypeArguments[0]) ? ("AddableKind", enumerable)
            : NinoTypes.Ancestors(type).FirstOrDefault(level => KnownFilled.Types.Contains(NinoTypes.MetadataName(level))) is { } queue && KnownGenerics.Collections.TryGetValue(NinoTypes.MetadataName(queue), out (string Formatter, string? Kind) known) && known.Kind is not null ? (known.Kind, queue)
            : null;
    }

    /// <summary>Whether a class has a public method <c>Add</c> that takes an element, and nothing else.</summary>
    private static bool HasAdd(INamedTypeSymbol type, ITypeSymbol element)
    {
        for (INamedTypeSymbol? level = type; level is not null; level = level.BaseType)
        {
            if (level.GetMembers("Add").OfType<IMethodSymbol>().Any(method =>
                method is { IsStatic: false, Arity: 0, DeclaredAccessibility: Accessibility.Public, Parameters.Length: 1 }
                && method.Parameters[0].RefKind == RefKind.None
                && SymbolEqualityComparer.Default.Equals(method.Parameters[0].Type, element)))
            {
                return true;
            }
        }

        return false;
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
