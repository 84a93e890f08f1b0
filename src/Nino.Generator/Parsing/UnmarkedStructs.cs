using System.Linq;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Runtime.InteropServices;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Unmanaged structs without an attribute: their fields are their members.</summary>
internal static class UnmarkedStructs
{
    /// <summary>Instance fields, those behind properties included, in declaration order.</summary>
    public static IFieldSymbol[] Fields(INamedTypeSymbol type)
    {
        IEnumerable<IFieldSymbol> fields = type.GetMembers().OfType<IFieldSymbol>().Where(field => field is { IsStatic: false, IsConst: false });
        return type.DeclaringSyntaxReferences.Length == 0 ? fields.ToArray() : DeclarationOrder.Sort(fields).ToArray();
    }

    /// <summary>Whether memory holds the fields in declaration order, with the alignment of the platform.</summary>
    public static bool IsSequential(INamedTypeSymbol type) => type.ContainingModule.GetMetadata() is { } metadata
        ? IsSequential(metadata.GetMetadataReader().GetTypeDefinition((TypeDefinitionHandle)MetadataTokens.EntityHandle(type.OriginalDefinition.MetadataToken)))
        : type.FindNamed(Attributes.StructLayout) is not { } layout
        || (layout.Argument(0) is { } kind
            && System.Convert.ToInt32(kind, System.Globalization.CultureInfo.InvariantCulture) == (int)LayoutKind.Sequential
            && layout.NamedArguments.All(argument => argument.Key is not ("Pack" or "Size") || argument.Value.Value is 0));

    /// <summary>Of a struct that another assembly declares: metadata has its layout in other places than its attributes.</summary>
    private static bool IsSequential(TypeDefinition type) =>
        (type.Attributes & TypeAttributes.LayoutMask) == TypeAttributes.SequentialLayout && type.GetLayout() is { Size: 0, PackingSize: 0 };

    /// <summary>Whether a struct of which no field is shown has none, nor memory that somebody gave it: the compiler gives it a byte. The framework's reference assemblies may hide fields; those that the compiler makes show all of a struct.</summary>
    public static bool IsEmpty(INamedTypeSymbol type) => type.ContainingModule.GetMetadata() is { } metadata
        ? !BaseClasses.IsOfFramework(type.ContainingAssembly)
            && metadata.GetMetadataReader().GetTypeDefinition((TypeDefinitionHandle)MetadataTokens.EntityHandle(type.OriginalDefinition.MetadataToken)).GetLayout().Size <= 1
        : type.FindNamed(Attributes.StructLayout)?.NamedArguments.Any(argument => argument.Key == "Size" && argument.Value.Value is not (0 or 1)) != true;

    /// <summary>Whether each field is a member, by itself or as the property that it is behind, and an instance can be made.</summary>
    public static bool AreMembers(ContractSymbol contract, INamedTypeSymbol type)
    {
        HashSet<ISymbol> members = new(contract.Members.Where(member => member.IsServed).Select(member => member.Symbol), SymbolEqualityComparer.Default);
        ISymbol[] shown = Shown(type).ToArray();
        return contract.Construction.Problem is null && shown.Length == members.Count && shown.All(members.Contains);
    }

    /// <summary>Whether metadata, which keeps fields and properties apart, does not tell the order of the members.</summary>
    public static bool HasMixedMembers(ContractSymbol contract, INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.IsEmpty && contract.Members.Select(member => member.IsField).Distinct().Skip(1).Any();

    /// <summary>The fields, in declaration order; the automatic property where one is in front of a field. Metadata does not relate the two but by name.</summary>
    public static IEnumerable<ISymbol> Shown(INamedTypeSymbol type) => Fields(type).Select(field =>
        BackingFields.PropertyOf(field)
        ?? (MemberSymbol.IsBackingField(field) ? type.GetMembers(MemberSymbol.NameOf(field)).OfType<IPropertySymbol>().FirstOrDefault(property => property.GetMethod is not null) : null)
        ?? (ISymbol)field);

    /// <summary>How often an inline array holds its field, or null. While one is typed, it may have no field yet.</summary>
    public static int? InlineLength(INamedTypeSymbol type) =>
        type.FindNamed(Attributes.InlineArray)?.Argument(0) is int and > 0 and var length && Fields(type).Length == 1 ? length : null;

    /// <summary>Whether a field stands for others: the framework's reference assemblies do not tell what its structs hold.</summary>
    public static bool IsDummy(IFieldSymbol field) =>
        field.Name.StartsWith("_dummy", System.StringComparison.Ordinal) && field.ContainingAssembly.FindNamed("System.Runtime.CompilerServices.ReferenceAssemblyAttribute") is not null;

    /// <summary>The size of a struct whose memory is its wire form, or null: fields at their natural alignment without padding, each bit pattern a value.</summary>
    public static int? WireSize(ParseContext context, INamedTypeSymbol type)
    {
        if (!IsSequential(type))
        {
            return null;
        }

        int size = 0;
        int alignment = 1;
        foreach (IFieldSymbol field in Fields(type))
        {
            ITypeSymbol element = field.IsFixedSizeBuffer ? ((IPointerTypeSymbol)field.Type).PointedAtType : field.Type;
            if (context.Customs.Of(element) is not null || Scalar(element) is not { } width || size % width != 0)
            {
                return null;
            }

            alignment = System.Math.Max(alignment, width);
            size += width * (field.IsFixedSizeBuffer ? LengthOf(field) : 1);
        }

        return size > 0 && size % alignment == 0 ? size : null;
    }

    /// <summary>How many elements a <c>fixed</c> buffer has. The compiler tells it of the definition only, and 0 where a type parameter has an argument.</summary>
    public static int LengthOf(IFieldSymbol buffer) => buffer.OriginalDefinition.FixedSize;

    /// <summary>The number of bytes of an element of a <c>fixed</c> buffer.</summary>
    public static int WidthOf(ITypeSymbol element) => Scalar(element) ?? sizeof(bool);

    private static int? Scalar(ITypeSymbol type)
    {
        ITypeSymbol underlying = (type as INamedTypeSymbol)?.EnumUnderlyingType ?? type;
        return underlying.SpecialType switch
        {
            SpecialType.System_Byte or SpecialType.System_SByte => 1,
            SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char => 2,
            SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single => 4,
            SpecialType.System_Int64 or SpecialType.System_UInt64 or SpecialType.System_Double => 8,
            _ => null,
        };
    }
}
