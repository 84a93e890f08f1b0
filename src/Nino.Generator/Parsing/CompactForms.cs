using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>The formatters of members under <c>[NinoCompact]</c> (format.md §11).</summary>
internal sealed class CompactForms(ParseContext context, Composer plain)
{
    /// <summary>The formatter of a scalar, or of a collection that is packed; null where there is no such form.</summary>
    public FormatterModel? Of(ITypeSymbol type)
    {
        if (FormOf(type) is { } form)
        {
            return new FormatterModel($"CompactFormatter<{Names.Display(type)}, {form}>") { Form = SchemaForms.Compact(Scalar(type)) };
        }

        return ElementOf(type) is { } element && IsPacked(element) && plain.Of(type) is { } whole
            ? new FormatterModel($"CompactCollectionFormatter<{Names.Display(type)}, {Names.Display(element)}, {FormOf(element)}, {whole.Name}>", ReusesValue: true) { Form = SchemaForms.Compact(SchemaForms.List(Scalar(element))) }
            : null;
    }

    private static string Scalar(ITypeSymbol type) => Names.FullName((type as INamedTypeSymbol)?.EnumUnderlyingType ?? type);

    private string? FormOf(ITypeSymbol type)
    {
        if (context.Customs.Of(type) is not null)
        {
            return null;
        }

        if (type is INamedTypeSymbol { EnumUnderlyingType: { } underlying } && context.IsAccessible(type))
        {
            return KnownCompact.Scalars.TryGetValue(Names.FullName(underlying), out string? integer) ? $"{integer.Split('<')[0]}<{Names.Display(type)}>" : null;
        }

        return KnownCompact.Scalars.TryGetValue(Names.FullName(type), out string? form) && context.IsRuntimeName(form.Split('<')[0]) ? form : null;
    }

    /// <summary>Whether collections of a type are packed: integers of a size that is the same on every machine.</summary>
    private bool IsPacked(ITypeSymbol type) =>
        FormOf(type) is { } form && form.Contains('<') && type.SpecialType is not (SpecialType.System_IntPtr or SpecialType.System_UIntPtr);

    private static ITypeSymbol? ElementOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1 } array => array.ElementType,
        INamedTypeSymbol { TypeArguments.Length: 1 } named when KnownGenerics.IsCollection(NinoTypes.MetadataName(named)) => named.TypeArguments.Single(),
        _ => null,
    };
}
