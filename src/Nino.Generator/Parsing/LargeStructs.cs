using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Structs of which a few copies may fill a small stack. The compiler does not know their size; the JIT does, and drops the look at the stack where it is none.</summary>
internal sealed class LargeStructs
{
    /// <summary>As the runtime has it (<c>StackRoom</c>).</summary>
    private const int LargestSmall = 4 * 1024;

    /// <summary>A struct that holds ever larger forms of itself does not compile, and has no end.</summary>
    private const int MaxStructs = 1000;

    // A struct that is being looked at counts as nothing: one that holds itself does not compile.
    private readonly Dictionary<ITypeSymbol, long> _sizes = new(SymbolEqualityComparer.Default);

    /// <summary>The large structs that members hold or are collections of. Those of a struct are looked at by whoever holds it, where it does not hold itself.</summary>
    public static IEnumerable<string> In(INamedTypeSymbol type, IEnumerable<ITypeSymbol> members, bool isRecursive) =>
        type.IsValueType && !isRecursive ? [] : members.SelectMany(new LargeStructs().In).Select(part => Names.Display(part.WithNullableAnnotation(NullableAnnotation.None))).Distinct();

    private IEnumerable<ITypeSymbol> In(ITypeSymbol type)
    {
        IEnumerable<ITypeSymbol> parts = PartsOf(type).SelectMany(In);
        return !type.IsReferenceType && SizeOf(type) > LargestSmall ? parts.Prepend(type) : parts;
    }

    private static IEnumerable<ITypeSymbol> PartsOf(ITypeSymbol type) => type is IArrayTypeSymbol array
        ? [array.ElementType]
        : type is INamedTypeSymbol named ? named.TypeArguments : Enumerable.Empty<ITypeSymbol>();

    /// <summary>About the size; of what is not known, more than is small.</summary>
    private long SizeOf(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol { IsReferenceType: false } => LargestSmall + 1,
        INamedTypeSymbol { IsValueType: true, SpecialType: SpecialType.None, TypeKind: not TypeKind.Enum } named => SizeOf(named),
        _ => 16,
    };

    private long SizeOf(INamedTypeSymbol type)
    {
        if (_sizes.Count > MaxStructs || !Expansion.IsFollowed(type))
        {
            return LargestSmall + 1;
        }

        if (!_sizes.TryGetValue(type, out long size))
        {
            _sizes[type] = 0;
            _sizes[type] = size = System.Math.Min(SumOf(type), int.MaxValue);
        }

        return size;
    }

    private long SumOf(INamedTypeSymbol type)
    {
        if (IsOfFramework(type))
        {
            // Its reference assemblies do not tell what its structs hold.
            return 64 + type.TypeArguments.Sum(SizeOf);
        }

        long size = UnmarkedStructs.Fields(type).Sum(field => field.IsFixedSizeBuffer ? (long)UnmarkedStructs.LengthOf(field) * sizeof(double) : SizeOf(field.Type));
        int declared = type.FindNamed(Attributes.StructLayout)?.NamedArguments.FirstOrDefault(argument => argument.Key == "Size").Value.Value as int? ?? 0;
        return System.Math.Max(size * (UnmarkedStructs.InlineLength(type) ?? 1), declared);
    }

    private static bool IsOfFramework(INamedTypeSymbol type)
    {
        INamespaceSymbol space = type.ContainingNamespace;
        while (space.ContainingNamespace is { IsGlobalNamespace: false } outer)
        {
            space = outer;
        }

        return space.Name == "System";
    }
}
