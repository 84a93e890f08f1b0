using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;
using Nino.Contract;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>Base classes without <c>[NinoType]</c>: those that an assembly marks, and those whose members are lost.</summary>
internal sealed class BaseClasses(ParseContext context)
{
    private const string Attribute = "NinoBaseTypeAttribute";

    private readonly Dictionary<IAssemblySymbol, Dictionary<ISymbol, TypeRules>> _marked = new(SymbolEqualityComparer.Default);

    /// <summary>The rules of a class in the hierarchy of a type: its own, or what the type's assembly says of it; null when it takes no part.</summary>
    public TypeRules? RulesOf(INamedTypeSymbol level, INamedTypeSymbol type) => NinoTypes.RulesOf(level)
        ?? (SymbolEqualityComparer.Default.Equals(level, type) ? null
            : MarkedBy(type.ContainingAssembly).TryGetValue(level.OriginalDefinition, out TypeRules rules) ? rules
            : null);

    /// <summary>Reports base classes of which a type loses members, unless a base class between the two reports them already. Members of a base class behind a Nino type of another assembly count as lost only where that assembly marks the class for its own types.</summary>
    public void Report(INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (NinoTypes.RulesOf(type) is not { AutoCollect: true } rules)
        {
            return;
        }

        HashSet<string> known = new(context.ContractOf(type).Candidates.Select(member => member.Name));
        List<INamedTypeSymbol> between = [];
        foreach (INamedTypeSymbol level in NinoTypes.Ancestors(type).TakeWhile(level => !NinoTypes.IsNinoType(level) || !context.IsOwn(level)))
        {
            if (NinoTypes.IsNinoType(level))
            {
                between.Add(level);
                continue;
            }

            TypeRules? taken = between.Count == 0
                ? IsOfFramework(level.ContainingAssembly) ? null : rules
                : between.Select(derived => RulesOf(level, derived)).FirstOrDefault(said => said is not null);
            if (taken is null || RulesOf(level, type) is not null)
            {
                continue;
            }

            string[] lost = MemberCollector.OfLevel(context, level, taken.Value)
                .Where(member => member.IsLosable && !known.Contains(member.Name))
                .Select(member => $"'{member.Name}'")
                .ToArray();
            if (lost.Length > 0)
            {
                bool isOwn = context.IsOwn(level);
                string name = level.OriginalDefinition.ToDisplayString();
                string arguments = $"typeof({TypeOf(level)}){(between.Count > 0 && taken.Value.ContainNonPublicMembers ? ", containNonPublicMembers: true" : "")}";
                diagnostics.Add(new DiagnosticModel(
                    RuleIds.LostBase,
                    Locations.Of(isOwn ? level : type),
                    new[] { name, string.Join(", ", lost), isOwn ? $"put [NinoType] on it, or [assembly: NinoBaseType({arguments}, autoCollect: false)] in the project" : $"put [assembly: NinoBaseType({arguments})] in the project" }.ToEquatable(),
                    isOwn ? NinoTypes.Metadata(level) : arguments));
            }
        }
    }

    /// <summary>A collection and its base classes below those of the framework, with the members of each that are lost where only its elements are written; not a class that this assembly, or that of the collection, marks as a collection and no more.</summary>
    public IEnumerable<(INamedTypeSymbol Level, string[] Members)> LostByCollection(INamedTypeSymbol type) => NinoTypes.Ancestors(type).Prepend(type)
        .TakeWhile(level => !IsOfFramework(level.ContainingAssembly))
        .Where(level => !IsMarkedAsCollection(context.Compilation.Assembly, level) && !IsMarkedAsCollection(type.ContainingAssembly, level))
        .Select(level => (level, MemberCollector.OfLevel(context, level, TypeRules.Default)
            .Where(member => member is { IsLosableState: true, IsOverride: false })
            .Select(member => member.Name)
            .ToArray()))
        .Where(lost => lost.Item2.Length > 0);

    private bool IsMarkedAsCollection(IAssemblySymbol assembly, INamedTypeSymbol level) => MarkedBy(assembly).TryGetValue(level.OriginalDefinition, out TypeRules rules) && !rules.AutoCollect;

    /// <summary>Whether an assembly belongs to the framework or an engine.</summary>
    public static bool IsOfFramework(IAssemblySymbol assembly) => Frameworks.Include(assembly.Name);

    /// <summary>The attribute of an assembly that leaves out the members of a class.</summary>
    public static string WithoutMembers(INamedTypeSymbol level) => $"[assembly: NinoBaseType(typeof({TypeOf(level)}), autoCollect: false)]";

    /// <summary>As <c>typeof</c> names it: <c>Base</c>, <c>Pair&lt;,&gt;</c>.</summary>
    private static string TypeOf(INamedTypeSymbol type) => type.IsGenericType ? type.ConstructUnboundGenericType().ToDisplayString() : type.ToDisplayString();

    private Dictionary<ISymbol, TypeRules> MarkedBy(IAssemblySymbol assembly)
    {
        if (!_marked.TryGetValue(assembly, out Dictionary<ISymbol, TypeRules>? marked))
        {
            marked = new(SymbolEqualityComparer.Default);
            _marked.Add(assembly, marked);
            bool isOwn = SymbolEqualityComparer.Default.Equals(assembly, context.Compilation.Assembly);
            foreach (AttributeData attribute in !isOwn || ProjectDeclarations.Of(context.Compilation).HasAssemblyAttributes ? assembly.FindAll(Attribute) : [])
            {
                if (attribute.Argument(0) is INamedTypeSymbol level)
                {
                    marked[level.OriginalDefinition] = new TypeRules(attribute.Argument(1) as bool? ?? true, attribute.Argument(2) as bool? ?? false, AllowInheritance: true);
                }
            }
        }

        return marked;
    }
}
