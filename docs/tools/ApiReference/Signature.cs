using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>Declarations as C# writes them.</summary>
internal static class Signature
{
    // What fits beside the outline of a page.
    private const int MaxLine = 72;

    private static readonly SymbolDisplayFormat MemberFormat = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameOnly,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters
            | SymbolDisplayGenericsOptions.IncludeTypeConstraints
            | SymbolDisplayGenericsOptions.IncludeVariance,
        memberOptions: SymbolDisplayMemberOptions.IncludeType
            | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeModifiers
            | SymbolDisplayMemberOptions.IncludeAccessibility
            | SymbolDisplayMemberOptions.IncludeRef
            | SymbolDisplayMemberOptions.IncludeConstantValue,
        parameterOptions: SymbolDisplayParameterOptions.IncludeType
            | SymbolDisplayParameterOptions.IncludeName
            | SymbolDisplayParameterOptions.IncludeParamsRefOut
            | SymbolDisplayParameterOptions.IncludeDefaultValue,
        propertyStyle: SymbolDisplayPropertyStyle.ShowReadWriteDescriptor,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes
            | SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier
            | SymbolDisplayMiscellaneousOptions.AllowDefaultLiteral);

    private static readonly SymbolDisplayFormat TypeFormat = MemberFormat
        .WithKindOptions(SymbolDisplayKindOptions.IncludeTypeKeyword)
        .WithGenericsOptions(SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeVariance);

    /// <summary>On one line, or with a line for each parameter where it would be long.</summary>
    public static string OfMember(ISymbol member)
    {
        string line = member.ToDisplayString(MemberFormat);
        if (line.Length > MaxLine)
            line = line.Replace(" where ", "\n    where ", StringComparison.Ordinal);
        if (line.Length <= MaxLine || member is not IMethodSymbol { Parameters: [_, ..] } method)
            return line;
        string[] parameters = [.. method.Parameters.Select(parameter => $"    {parameter.ToDisplayString(MemberFormat)}")];
        int open = line.IndexOf(method.Parameters[0].ToDisplayString(MemberFormat), StringComparison.Ordinal);
        int close = line.LastIndexOf(')');
        return $"{line[..open]}\n{string.Join(",\n", parameters)}{line[close..]}";
    }

    public static string OfType(INamedTypeSymbol type)
    {
        string modifier = type switch
        {
            { IsStatic: true } => "static ",
            { TypeKind: TypeKind.Class, IsAbstract: true } => "abstract ",
            { TypeKind: TypeKind.Class, IsSealed: true } => "sealed ",
            _ => "",
        };
        string[] bases = [.. Bases(type).Select(other => other.ToDisplayString(MemberFormat))];
        string line = $"public {modifier}{type.ToDisplayString(TypeFormat)}";
        string list = bases.Length == 0 ? "" : $" : {string.Join(", ", bases)}";
        return line + (line.Length + list.Length > MaxLine && list.Length > 0 ? "\n   " : "") + list;
    }

    private static IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type)
    {
        if (type is { TypeKind: TypeKind.Class, BaseType: { SpecialType: SpecialType.None } baseType })
            yield return baseType;
        foreach (INamedTypeSymbol contract in type.Interfaces)
            yield return contract;
    }
}
