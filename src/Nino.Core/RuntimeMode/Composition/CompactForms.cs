using System;
using System.Diagnostics.CodeAnalysis;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The formatters of members under <c>[NinoCompact]</c> (format.md §11).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class CompactForms(GenericScope generic, FormatterComposer plain)
{
    /// <summary>The formatter of a scalar, or of a collection that is packed; null where there is no such form.</summary>
    public Type? Of(Type type)
    {
        if (FormOf(type) is { } form)
        {
            return typeof(CompactFormatter<,>).MakeGenericType(type, form);
        }

        return ElementOf(type) is { } element && IsPacked(element) && CustomFormatters.Of(generic.Close(element), generic.Holder) is null && plain.Of(type) is { } whole
            ? typeof(CompactCollectionFormatter<,,,>).MakeGenericType(generic.Close(type), element, FormOf(element)!, whole)
            : null;
    }

    /// <summary>The elements of a collection that is packed, or null.</summary>
    public static Type? PackedElementOf(Type type) => ElementOf(type) is { } element && IsPacked(element) ? element : null;

    private static Type? FormOf(Type type)
    {
        if (type.ContainsGenericParameters || !KnownCompact.Scalars.TryGetValue((type.IsEnum ? type.GetEnumUnderlyingType() : type).FullName!, out string? form))
        {
            return null;
        }

        string name = form.Split('<')[0];
        return name != form ? KnownFormatters.Find(name, 1)?.MakeGenericType(type) : type.IsEnum ? null : KnownFormatters.Find(name, 0);
    }

    /// <summary>Whether collections of a type are packed: integers of a size that is the same on every machine.</summary>
    private static bool IsPacked(Type type) => FormOf(type) is { IsGenericType: true } && type != typeof(nint) && type != typeof(nuint);

    private static Type? ElementOf(Type type) =>
        type.IsArray ? (type.GetArrayRank() == 1 ? type.GetElementType() : null)
        : type.GetGenericArguments() is [{ } element] && KnownGenerics.IsCollection(KnownFormatters.MetadataName(type)) ? element
        : null;
}
