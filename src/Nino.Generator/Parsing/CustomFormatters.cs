using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>Formatters that users name with <c>[NinoCustomFormatter]</c>: on members, on types, and on assemblies for types of others.</summary>
internal sealed class CustomFormatters(ParseContext context)
{
    private const string Attribute = "NinoCustomFormatterAttribute";

    private readonly Dictionary<ITypeSymbol, INamedTypeSymbol?> _ofType = new(SymbolEqualityComparer.Default);
    private Dictionary<ITypeSymbol, INamedTypeSymbol>? _global;

    /// <summary>The types for which assemblies declare formatters: closed ones, and definitions of generic ones.</summary>
    private Dictionary<ITypeSymbol, INamedTypeSymbol> Global => _global ??= FindGlobal();

    public static INamedTypeSymbol? TypeOf(AttributeData attribute) => attribute.Argument(0) as INamedTypeSymbol;

    /// <summary>The attributes of a type, member or assembly that name formatters.</summary>
    public static IEnumerable<AttributeData> Declared(ISymbol symbol) => symbol.FindAll(Attribute);

    /// <summary>The formatter of a type, closed over the type's arguments, or null. It may be one that only the type's own assembly can name.</summary>
    public INamedTypeSymbol? Of(ITypeSymbol type)
    {
        if (type is not (INamedTypeSymbol or IArrayTypeSymbol or IDynamicTypeSymbol))
        {
            return null;
        }

        if (!_ofType.TryGetValue(type, out INamedTypeSymbol? formatter))
        {
            formatter = type.Find(Attribute) is { } own ? Fit(own, type) : FindGlobal(AtRunTime(type));
            _ofType[type] = formatter;
        }

        return formatter;
    }

    /// <summary>The type that a formatter is made for, as the runtime knows it: its definition, of an open one.</summary>
    public ITypeSymbol? KeyOf(INamedTypeSymbol formatter) => FormatterTypes.KeyOf(formatter) is { } target ? AtRunTime(target) : null;

    /// <summary>Whether only the type's own assembly can name the formatter, and registers it.</summary>
    public bool IsHidden(ITypeSymbol type) => Of(type) is { } formatter && !context.IsAccessible(formatter);

    /// <summary>The formatter that an attribute names, closed for the type, or null when it does not fit.</summary>
    public INamedTypeSymbol? Fit(AttributeData attribute, ITypeSymbol type) =>
        TypeOf(attribute) is { } named && Problem(named, type, context.IsOwn(type)) is null ? FormatterTypes.Close(context.Compilation, named, type) : null;

    /// <summary>Why the formatter that an attribute names cannot format the type, or null.</summary>
    public string? Problem(AttributeData attribute, ITypeSymbol type) => TypeOf(attribute) is { } named
        ? Problem(named, type, needsReach: true) ?? NameProblem(named) ?? UnsafeProblem(type)
        : CustomFormatterRules.Problem(type.ToDisplayString(), derives: false, isAbstract: false, isConstructible: false, isReachable: false);

    /// <summary>Why a formatter, which an attribute of this assembly names, cannot serve its type everywhere, or null.</summary>
    public string? GlobalProblem(INamedTypeSymbol formatter, ITypeSymbol target)
    {
        if ((Problem(formatter, target, needsReach: true) ?? UnsafeProblem(target)) is { } problem)
        {
            return problem;
        }

        if (Declared(target.OriginalDefinition).FirstOrDefault() is { } own && TypeOf(own) is { } first)
        {
            return CustomFormatterRules.Taken(first.ToDisplayString());
        }

        return !context.IsOwn(target) && NinoTypes.IsNinoType(target) ? "that is a Nino type of another assembly, which writes it already" : null;
    }

    /// <summary>What is wrong with a formatter that generated code cannot name, which an attribute of this assembly names; null of any other.</summary>
    public string? NameProblem(INamedTypeSymbol formatter) =>
        context.IsUnnamable(formatter) && context.WhyUnnamable(formatter) is var (reason, remedy) ? $"generated code cannot name it, because {reason}: {remedy}" : null;

    /// <summary>The formatters that assemblies which this one references declare, by assembly.</summary>
    public IEnumerable<INamedTypeSymbol> Referenced() => context.Compilation.SourceModule.ReferencedAssemblySymbols
        .Where(NinoTypes.MayBeIn)
        .OrderBy(assembly => assembly.Name, System.StringComparer.Ordinal)
        .SelectMany(Declared)
        .Select(TypeOf)
        .OfType<INamedTypeSymbol>()
        .Where(formatter => context.IsAccessible(formatter.OriginalDefinition));

    /// <summary>The attributes of this assembly. Most have none, which costs nothing.</summary>
    public IEnumerable<AttributeData> Own() =>
        ProjectDeclarations.Of(context.Compilation).HasAssemblyAttributes ? Declared(context.Compilation.Assembly) : [];

    private static string? UnsafeProblem(ITypeSymbol type) => ParseContext.IsUnsafe(type) ? $"generated code is not unsafe and cannot name '{Names.InMessage(type)}'" : null;

    private string? Problem(INamedTypeSymbol formatter, ITypeSymbol type, bool needsReach)
    {
        INamedTypeSymbol? closed = FormatterTypes.Close(context.Compilation, formatter, type);
        if (closed is null && FormatterTypes.IsOpen(formatter))
        {
            return CustomFormatterRules.NotOpen;
        }

        return CustomFormatterRules.Problem(
            type.ToDisplayString(),
            closed is not null && FormatterTypes.TargetOf(closed) is { } target && SymbolEqualityComparer.Default.Equals(AtRunTime(target), AtRunTime(type)),
            formatter.OriginalDefinition.IsAbstract,
            RequiredMembers.IsMadeWithout(formatter.OriginalDefinition),
            !needsReach || context.IsAccessible(formatter.OriginalDefinition));
    }

    private INamedTypeSymbol? FindGlobal(ITypeSymbol type) =>
        Global.TryGetValue(type, out INamedTypeSymbol? closed) ? closed
        : type is INamedTypeSymbol && Global.TryGetValue(type.OriginalDefinition, out INamedTypeSymbol? open) ? FormatterTypes.Close(context.Compilation, open, type)
        : null;

    private Dictionary<ITypeSymbol, INamedTypeSymbol> FindGlobal()
    {
        Dictionary<ITypeSymbol, INamedTypeSymbol> found = new(SymbolEqualityComparer.Default);
        foreach (INamedTypeSymbol formatter in Own().Select(TypeOf).OfType<INamedTypeSymbol>().Where(own => NameProblem(own) is null).Concat(Referenced()))
        {
            if (KeyOf(formatter) is { } target && !found.ContainsKey(target) && GlobalProblem(formatter, target) is null)
            {
                found.Add(target, formatter);
            }
        }

        return found;
    }

    /// <summary>The type without what C# tells apart and the runtime does not: the names of elements of tuples, <c>dynamic</c>, and native integers where they are types of their own.</summary>
    private ITypeSymbol AtRunTime(ITypeSymbol type) => type switch
    {
        _ when IsAtRunTime(type) => type,
        IArrayTypeSymbol array => context.Compilation.CreateArrayTypeSymbol(AtRunTime(array.ElementType), array.Rank),
        INamedTypeSymbol { NativeIntegerUnderlyingType: { } integer } => integer,
        INamedTypeSymbol { TupleUnderlyingType: { } tuple } => AtRunTime(tuple),
        INamedTypeSymbol named => AtRunTime(named),
        _ => context.Compilation.ObjectType,
    };

    private INamedTypeSymbol AtRunTime(INamedTypeSymbol type)
    {
        INamedTypeSymbol definition = type.ContainingType is { } outer && !IsAtRunTime(outer)
            ? AtRunTime(outer).GetTypeMembers(type.Name, type.Arity).First()
            : type.ConstructedFrom;
        return type.Arity == 0 ? definition : definition.Construct(type.TypeArguments.Select(AtRunTime).ToArray());
    }

    private static bool IsAtRunTime(ITypeSymbol type) => type switch
    {
        IDynamicTypeSymbol or INamedTypeSymbol { NativeIntegerUnderlyingType: not null } or INamedTypeSymbol { TupleUnderlyingType: not null } => false,
        IArrayTypeSymbol array => IsAtRunTime(array.ElementType),
        INamedTypeSymbol { IsUnboundGenericType: false } named => Names.AllTypeArguments(named).All(IsAtRunTime),
        _ => true,
    };
}
