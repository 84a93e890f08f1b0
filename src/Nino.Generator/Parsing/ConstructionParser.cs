using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>Chooses what makes an instance: the method that gives one, the marked constructor or factory, a record's primary constructor, the parameterless one, or the one that leaves out the fewest members, with the fewest parameters, which are all members.</summary>
internal static class ConstructionParser
{
    public static ConstructionSymbol Resolve(ParseContext context, INamedTypeSymbol type)
    {
        if (Pools.Of(type) is { } pool)
        {
            return new ConstructionSymbol(pool, []);
        }

        MemberSymbol[] members = context.Candidates(type).Where(member => member is { IsMember: true, IsHidden: false }).ToArray();
        IMethodSymbol[] constructors = type.InstanceConstructors.Where(context.IsAccessible).ToArray();
        if (Marked(context, type) is { } marked)
        {
            return OfMarked(context, marked, members);
        }

        if (type.IsRecord && PrimaryConstructor(type) is { } primary)
        {
            return Match(context, primary, members, allowDefaults: true) ?? Missing(context, primary, members, "NINO020");
        }

        ConstructionSymbol? plain = constructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty) is { } parameterless
            ? new ConstructionSymbol(parameterless, [])
            : null;

        // Every struct has a parameterless constructor. One that nobody wrote says nothing of how the struct is meant to be made.
        if (plain is not null && !(plain.Method!.IsImplicitlyDeclared && type.IsValueType))
        {
            return plain;
        }

        IMethodSymbol[] candidates = constructors.Where(constructor => !constructor.Parameters.IsEmpty && !IsCopy(constructor)).OrderBy(constructor => constructor.Parameters.Length).ToArray();
        ConstructionSymbol? best = candidates
            .Select(candidate => Match(context, candidate, members, allowDefaults: false))
            .Where(match => match is not null)
            .OrderBy(match => Lost(match!, members))
            .FirstOrDefault();
        if (plain is not null && (best is null || Lost(plain, members) <= Lost(best, members)))
        {
            return plain;
        }

        return best
            ?? (candidates.Length > 0
                ? Missing(context, candidates[0], members, "NINO020")
                : new ConstructionSymbol(null, [], "NINO020", "it has no constructor that generated code can call"));
    }

    /// <summary>How many members would be left out, because only a constructor can set them and this one does not.</summary>
    private static int Lost(ConstructionSymbol construction, MemberSymbol[] members) =>
        members.Count(member => !construction.CanSet(member));

    /// <summary>The constructor that a record's parameter list declares.</summary>
    public static IMethodSymbol? PrimaryConstructor(INamedTypeSymbol type) => type.InstanceConstructors.FirstOrDefault(constructor =>
        constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is RecordDeclarationSyntax { ParameterList.Parameters.Count: > 0 }));

    private static IMethodSymbol? Marked(ParseContext context, INamedTypeSymbol type) => type.GetMembers()
        .OfType<IMethodSymbol>()
        .Where(method => method.MethodKind == MethodKind.Constructor
            || method is { IsStatic: true, MethodKind: MethodKind.Ordinary, Arity: 0 } && SymbolEqualityComparer.Default.Equals(method.ReturnType, type))
        .FirstOrDefault(method => method.Has("NinoConstructorAttribute") && context.IsAccessible(method));

    private static ConstructionSymbol OfMarked(ParseContext context, IMethodSymbol method, MemberSymbol[] members)
    {
        AttributeData attribute = method.Find("NinoConstructorAttribute")!;
        string[] names = attribute.ConstructorArguments.Length == 1 && attribute.ConstructorArguments[0] is { Kind: TypedConstantKind.Array, IsNull: false } array
            ? array.Values.Select(value => value.Value as string ?? "").ToArray()
            : [];
        if (names.Length == 0)
        {
            return Match(context, method, members, allowDefaults: true) ?? Missing(context, method, members, "NINO001");
        }

        List<MemberSymbol?> arguments = [];
        for (int i = 0; i < method.Parameters.Length; i++)
        {
            MemberSymbol? member = i < names.Length ? members.FirstOrDefault(candidate => candidate.Name == names[i]) : null;
            bool fits = member is not null && Fits(context, method.Parameters[i], member);
            if (!fits && !(i >= names.Length && method.Parameters[i].HasExplicitDefaultValue))
            {
                return new ConstructionSymbol(null, [], "NINO001", method.Parameters[i].Name, method.Parameters[i].Name);
            }

            arguments.Add(member);
        }

        return new ConstructionSymbol(method, arguments);
    }

    private static ConstructionSymbol? Match(ParseContext context, IMethodSymbol method, MemberSymbol[] members, bool allowDefaults)
    {
        List<MemberSymbol?> arguments = [];
        foreach (IParameterSymbol parameter in method.Parameters)
        {
            MemberSymbol? member = Find(context, parameter, members);
            if (member is null && !(allowDefaults && parameter.HasExplicitDefaultValue))
            {
                return null;
            }

            arguments.Add(member);
        }

        return new ConstructionSymbol(method, arguments);
    }

    private static MemberSymbol? Find(ParseContext context, IParameterSymbol parameter, MemberSymbol[] members) =>
        members.FirstOrDefault(member => member.Name == parameter.Name && Fits(context, parameter, member))
        ?? members.FirstOrDefault(member => string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) && Fits(context, parameter, member));

    private static bool Fits(ParseContext context, IParameterSymbol parameter, MemberSymbol member)
    {
        Dependencies.Touch(parameter.Type);
        return parameter.RefKind is RefKind.None or RefKind.In
            && ((CSharpCompilation)context.Compilation).ClassifyConversion(member.Type, parameter.Type) is { IsImplicit: true, IsUserDefined: false };
    }

    private static ConstructionSymbol Missing(ParseContext context, IMethodSymbol method, MemberSymbol[] members, string problem)
    {
        IParameterSymbol missing = method.Parameters.First(parameter => Find(context, parameter, members) is null && !parameter.HasExplicitDefaultValue);
        string detail = problem == "NINO001" ? missing.Name : $"parameter '{missing.Name}' of its constructor is no member";
        return new ConstructionSymbol(null, [], problem, detail, missing.Name);
    }

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters.Length == 1 && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, constructor.ContainingType);
}
