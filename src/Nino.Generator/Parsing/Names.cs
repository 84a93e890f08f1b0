using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Names of types: in generated code, in type ids, and of their formatters.</summary>
internal static class Names
{
    private const string Root = "Nino.Generated";

    /// <summary>In bytes. Paths, of which this is the end, have 260 characters on some systems, and names 255 bytes.</summary>
    private const int LongestHint = 100;

    private static readonly ConditionalWeakTable<IAssemblySymbol, HashSet<string>> SimilarNames = new();

    private static readonly SymbolDisplayFormat MessageFormat = SymbolDisplayFormat.CSharpErrorMessageFormat.RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    /// <summary>The name in messages: <c>Person</c>, whether it may be null or not.</summary>
    public static string InMessage(ITypeSymbol type) => type.ToDisplayString(MessageFormat);

    /// <summary>Whether a type is, or has as an element or type argument, one of a kind.</summary>
    public static bool Mentions(ITypeSymbol type, TypeKind kind)
    {
        if (type.TypeKind == kind)
        {
            return true;
        }

        if (type is IArrayTypeSymbol array)
        {
            return Mentions(array.ElementType, kind);
        }

        // This is asked of every type again and again, so it makes no objects.
        for (INamedTypeSymbol? named = type as INamedTypeSymbol; named is { IsGenericType: true }; named = named.ContainingType)
        {
            foreach (ITypeSymbol argument in named.TypeArguments)
            {
                if (Mentions(argument, kind))
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>The type as generated code spells it.</summary>
    public static string Display(ITypeSymbol type) => Bindings.MentionsParameter(type) || Mentions(type, TypeKind.Dynamic)
        ? string.Concat(type.ToDisplayParts(SymbolDisplayFormat.FullyQualifiedFormat).Select(Display))
        : type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    /// <summary>A type parameter as generated code spells it: as it is when its name is usual, else so that it hides nothing that generated code uses. The formatter of a nested type has those of outer types too, which C# lets the inner ones hide.</summary>
    public static string Parameter(ITypeParameterSymbol parameter)
    {
        string name = parameter.Name;
        int hidden = 0;
        for (INamedTypeSymbol? outer = parameter.ContainingSymbol.ContainingType; outer is not null; outer = outer.ContainingType)
        {
            hidden += outer.TypeParameters.Count(other => other.Name == name);
        }

        if (hidden > 0)
        {
            return $"T_{name}__{hidden}";
        }

        bool isUsual = name.Length == 1 ? char.IsUpper(name[0]) : name[0] == 'T' && (char.IsUpper(name[1]) || char.IsDigit(name[1]));
        return isUsual && !name.EndsWith("Formatter", System.StringComparison.Ordinal) ? name : $"T_{name}_";
    }

    /// <summary>The full name that is hashed into the type id (format.md §8).</summary>
    public static string FullName(ITypeSymbol type)
    {
        StringBuilder name = new();
        AppendFullName(name, type, former: -1);
        return name.ToString();
    }

    /// <summary>The names that the type has in bytes: that which is written, further former names, and its own.</summary>
    public static IEnumerable<string> InBytes(ITypeSymbol type)
    {
        int count = HasFormer(type) ? System.Math.Max(1, FormerOf(type).Length) : 0;
        for (int i = 0; i < count; i++)
        {
            StringBuilder name = new();
            AppendFullName(name, type, i);
            yield return name.ToString();
        }

        yield return FullName(type);
    }

    /// <summary>The full name, with the integers of enums that are type arguments: what a schema has for the form.</summary>
    public static string InForm(ITypeSymbol type)
    {
        Dictionary<string, string> enums = [];
        AddEnums(type, enums);
        return SchemaForms.Rename(FullName(type), enums);
    }

    private static void AddEnums(ITypeSymbol type, Dictionary<string, string> enums)
    {
        if (type is INamedTypeSymbol { EnumUnderlyingType: { } underlying })
        {
            enums[FullName(type)] = SchemaForms.Enum(FullName(type), FullName(underlying));
        }

        foreach (ITypeSymbol part in Expansion.PartsOf(type))
        {
            AddEnums(part, enums);
        }
    }

    /// <summary>Whether a type, or one that it is made of, has a former name.</summary>
    private static bool HasFormer(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HasFormer(array.ElementType),
        INamedTypeSymbol named => FormerOf(named).Length > 0 || (named.ContainingType is { } outer && HasFormer(outer)) || (named.IsGenericType && named.TypeArguments.Any(HasFormer)),
        _ => false,
    };

    private static string[] FormerOf(ITypeSymbol type) => type.GetAttributes().IsEmpty ? [] : type.FindAll("NinoFormerNameAttribute")
        .Select(attribute => attribute.Argument(0))
        .OfType<string>()
        .Select(FormerNames.Normalize)
        .ToArray();

    /// <summary>All type arguments of a type, those of outer types first.</summary>
    public static IEnumerable<ITypeSymbol> AllTypeArguments(INamedTypeSymbol type) => Expansion.PartsOf(type);

    /// <summary>
    /// The formatter's name without type arguments. A single underscore joins outer and inner types, and a number after
    /// it is an outer type's arity; those in names are doubled. An arity of 0 stands before names that begin with one. So no
    /// two types share a formatter.
    /// </summary>
    public static string Formatter(ParseContext context, INamedTypeSymbol type)
    {
        string name = Joined(type);
        return context.IsRuntimeName(name + "Formatter") ? name + "_Formatter" : name + "Formatter";
    }

    /// <summary>The namespace of a type's formatter. Segments that would hide a name that generated code uses end in an underscore.</summary>
    public static string FormatterNamespace(ParseContext context, INamedTypeSymbol type)
    {
        StringBuilder name = new(Root);
        if (!context.IsOwn(type) && !NinoTypes.IsNinoType(type))
        {
            // Friend assemblies may each print a formatter of the same foreign struct.
            name.Append(".In_").Append(Sanitize(context.Compilation.AssemblyName ?? ""));
        }

        foreach (string segment in Segments(type.ContainingNamespace))
        {
            bool hides = context.IsRuntimeName(segment.TrimEnd('_')) || segment.TrimEnd('_').EndsWith("Formatter", System.StringComparison.Ordinal);
            name.Append('.').Append(Identifier(segment)).Append(hides ? "_" : "");
        }

        return name.ToString();
    }

    /// <summary>The name of the generated file, without an extension. Files of types with long names have the id of the type in place of their end: file systems do not take any name. Structs of other assemblies have it too: names of these may differ from others by upper and lower case only.</summary>
    public static string Hint(ParseContext context, INamedTypeSymbol type)
    {
        string name = NinoTypes.InScope(type.ContainingNamespace, Joined(type));
        int arity = AllTypeArguments(type).Count();
        string hint = arity == 0 ? name : $"{name}-{arity}";
        string shortened = Shortened(hint);
        return shortened != hint || !context.IsOwn(type) || HasTwin(type) ? $"{shortened}-{TypeIds.Of(FullName(type), isObject: true):X8}" : hint;
    }

    public static string Identifier(string name) =>
        SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    public static string Sanitize(string name)
    {
        StringBuilder result = new();
        foreach (char next in name)
        {
            result.Append(SyntaxFacts.IsIdentifierPartCharacter(next) ? next : '_');
        }

        return result.Length > 0 && SyntaxFacts.IsIdentifierStartCharacter(result[0]) ? result.ToString() : "_" + result;
    }

    private static string Display(SymbolDisplayPart part) => part.Symbol switch
    {
        ITypeParameterSymbol parameter => Parameter(parameter),
        IDynamicTypeSymbol => "object",
        _ => part.ToString(),
    };

    private static string Shortened(string name)
    {
        while (Encoding.UTF8.GetByteCount(name) > LongestHint)
        {
            name = name.Substring(0, name.Length - 1);
        }

        return name;
    }

    private static string Joined(INamedTypeSymbol type)
    {
        string name = type.Name.Replace("_", "__");
        return type.ContainingType is { } outer
            ? Joined(outer) + (outer.Arity > 0 || name.StartsWith("_", System.StringComparison.Ordinal) ? "_" + outer.Arity.ToString(System.Globalization.CultureInfo.InvariantCulture) : "") + "_" + name
            : name;
    }

    private static IEnumerable<string> Segments(INamespaceSymbol? scope) =>
        scope is null || scope.IsGlobalNamespace ? [] : Segments(scope.ContainingNamespace).Concat([scope.Name]);

    /// <summary>The names in an assembly that differ from others by upper and lower case only. There are hardly any, and no symbol has to be made to tell.</summary>
    private static HashSet<string> Similar(IAssemblySymbol assembly) => SimilarNames.GetValue(assembly, static created => new(
        created.TypeNames.Concat(created.NamespaceNames).Distinct()
            .GroupBy(name => name, System.StringComparer.OrdinalIgnoreCase)
            .Where(names => names.Skip(1).Any())
            .SelectMany(names => names)));

    /// <summary>Whether names of files, which do not tell upper from lower case, cannot tell this type from another.</summary>
    private static bool HasTwin(INamedTypeSymbol type)
    {
        HashSet<string> similar = Similar(type.ContainingAssembly);
        for (INamespaceOrTypeSymbol part = type; part.ContainingSymbol is INamespaceOrTypeSymbol outer; part = outer)
        {
            string name = part.Name;
            if (similar.Contains(name) && outer.GetMembers().Any(other =>
                other is INamespaceOrTypeSymbol && other.Name != name && string.Equals(other.Name, name, System.StringComparison.OrdinalIgnoreCase)))
            {
                return true;
            }
        }

        return false;
    }

    /// <param name="name">What the name is appended to.</param>
    /// <param name="type">The type.</param>
    /// <param name="former">Which of its former names it has; types that it is made of have their first. Negative: none.</param>
    private static void AppendFullName(StringBuilder name, ITypeSymbol type, int former)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                AppendFullName(name, array.ElementType, former);
                name.Append('[').Append(',', array.Rank - 1).Append(']');
                break;
            case INamedTypeSymbol named:
                AppendNamed(name, named.IsTupleType ? named.TupleUnderlyingType ?? named : named, former);
                break;
            case IDynamicTypeSymbol:
                name.Append("System.Object");
                break;
            default:
                name.Append(type.Name);
                break;
        }
    }

    private static void AppendNamed(StringBuilder name, INamedTypeSymbol type, int former)
    {
        if (former >= 0 && FormerOf(type) is { Length: > 0 } formers)
        {
            name.Append(formers[former]);
        }
        else
        {
            string metadata = type.MetadataName;
            string own = metadata.IndexOf('`') is >= 0 and var end ? metadata.Substring(0, end) : metadata;
            if (type.ContainingType is { } outer)
            {
                AppendNamed(name, outer, System.Math.Min(former, 0));
                name.Append('.').Append(own);
            }
            else
            {
                AppendScope(name, type.ContainingNamespace);
                name.Append(own);
            }
        }

        if (type.Arity == 0)
        {
            return;
        }

        name.Append('<');
        for (int i = 0; i < type.TypeArguments.Length; i++)
        {
            name.Append(i == 0 ? "" : ",");
            AppendFullName(name, type.TypeArguments[i], System.Math.Min(former, 0));
        }

        name.Append('>');
    }

    private static void AppendScope(StringBuilder name, INamespaceSymbol? scope)
    {
        if (scope is { IsGlobalNamespace: false })
        {
            AppendScope(name, scope.ContainingNamespace);
            name.Append(scope.Name).Append('.');
        }
    }
}
