using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Finds what is wrong with the members of a type.</summary>
internal static class MemberDiagnostics
{
    public static void Report(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        ReportOrder(context, type, diagnostics);
        ReportNumbers(context, type, diagnostics);
        ReportPlaces(context, type, diagnostics);
        HiddenMembers.Report(context, type, diagnostics);
        context.Bases.Report(type, diagnostics);
        Trimming.Report(context, type, diagnostics);
        (IReadOnlyList<MemberSymbol> candidates, ContractConstruction<IMethodSymbol, MemberSymbol> construction, _, _) = context.ContractOf(type);
        foreach (MemberSymbol member in candidates)
        {
            bool isOwn = member.IsDeclaredBy(type);
            if (!type.IsAbstract && construction.Loses(member) && (isOwn || !IsLostByBase(context, member)))
            {
                diagnostics.Add(At(isOwn ? member.Symbol : type, RuleIds.NotSettable, member.Name, type.ToDisplayString()));
            }

            if (IsAsked(context, type, member) && !(IsReportedByBase(context, type, member) && IsSame(member)))
            {
                List<DiagnosticModel> problems = [];
                ReportType(context, type, member, problems);
                if (problems.Count > 0 && (isOwn || !IsTypeReportedByBase(context, type, member)))
                {
                    diagnostics.AddRange(problems);
                }
            }
        }
    }

    /// <summary>Whether the type of a member has to be served. A computed property is no member of a type derived from an abstract one either.</summary>
    private static bool IsAsked(ParseContext context, INamedTypeSymbol type, MemberSymbol member) => member is { IsMember: true, IsPlace: false, IsState: true }
        && (type.IsAbstract || context.ContractOf(type).Construction is var construction && (construction.Problem is not null || construction.CanSet(member)));

    /// <summary>Whether the type that declares the member is parsed too, and tells as much of the member.</summary>
    private static bool IsReportedByBase(ParseContext context, INamedTypeSymbol type, MemberSymbol member) =>
        !member.IsDeclaredBy(type) && context.IsOwn(member.Owner) && context.Customs.Of(member.Owner) is null;

    /// <summary>Whether type arguments change nothing about the type of a member.</summary>
    private static bool IsSame(MemberSymbol member) => !member.Owner.IsGenericType || !Bindings.MentionsParameter(member.DeclaredType);

    /// <summary>Whether a base class that is parsed too cannot serve the type of the member either, with the type parameters that it has in their places.</summary>
    private static bool IsTypeReportedByBase(ParseContext context, INamedTypeSymbol type, MemberSymbol member)
    {
        List<DiagnosticModel> problems = [];
        foreach (INamedTypeSymbol ancestor in NinoTypes.Ancestors(type).Where(ancestor => context.IsOwn(ancestor) && NinoTypes.IsNinoType(ancestor) && context.Customs.Of(ancestor) is null))
        {
            INamedTypeSymbol definition = ancestor.OriginalDefinition;
            if (context.ContractOf(definition).Candidates.FirstOrDefault(candidate => SymbolEqualityComparer.Default.Equals(candidate.Symbol.OriginalDefinition, member.Symbol.OriginalDefinition)) is { } same
                && IsAsked(context, definition, same))
            {
                ReportType(context, definition, same, problems);
            }
        }

        return problems.Count > 0;
    }

    /// <summary>Whether the class that declares a member, which is reported there, cannot set it either.</summary>
    private static bool IsLostByBase(ParseContext context, MemberSymbol member) =>
        member.Owner is { IsAbstract: false } declaring && context.ContractOf(declaring).Construction is var construction
        && context.ContractOf(declaring).Candidates.Any(candidate => SymbolEqualityComparer.Default.Equals(candidate.Symbol, member.Symbol) && construction.Loses(candidate));

    /// <summary>Metadata keeps fields and properties in separate tables. A class that only <c>NinoBaseType</c> names is written nowhere in another order, and nobody could number its members.</summary>
    private static void ReportOrder(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        foreach (IGrouping<ISymbol?, MemberSymbol> level in context.MembersOf(type)
            .Where(member => member.Marks.Number == MemberOrder.NoNumber)
            .Select(member => (MemberSymbol)member.First)
            .Where(member => !context.IsOwn(member.Owner) && NinoTypes.IsNinoType(member.Owner))
            .GroupBy(member => (ISymbol?)member.Owner, SymbolEqualityComparer.Default))
        {
            if (level.Select(member => member.Symbol.Kind).Distinct().Count() > 1)
            {
                diagnostics.Add(At(type, RuleIds.HiddenOrder, type.ToDisplayString(), level.Key!.ToDisplayString()));
            }
        }
    }

    private static void ReportPlaces(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        foreach ((MemberSymbol member, string problem) in ToleranceRules.PlaceMistakes(context.ContractOf(type).Candidates, NinoTypes.IsTolerant(type)))
        {
            if (!IsReportedByBase(context, type, member))
            {
                diagnostics.Add(At(member.IsDeclaredBy(type) ? member.Symbol : type, RuleIds.UnknownMembersPlace, member.Name, type.ToDisplayString(), problem));
            }
        }
    }

    private static void ReportNumbers(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (!NinoTypes.IsTolerant(type))
        {
            return;
        }

        int[] reserved = NinoTypes.ReservedBy(type);
        List<int> taken = [.. context.MembersOf(type).Select(member => member.Marks.Number), .. reserved];
        foreach ((MemberSymbol member, string problem) in ToleranceRules.Mistakes(context.MembersOf(type), reserved))
        {
            // The numbers that members of a base class are given there are taken, too.
            bool isOwn = SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, type);
            bool isReported = IsReportedByBase(context, type, member) && NinoTypes.IsTolerant(member.Owner);
            int? next = problem == ToleranceRules.NeedsNumber && (isOwn || isReported) ? NinoTypes.NextNumber(taken) : null;
            taken.Add(next ?? 0);
            if (!isReported)
            {
                bool canBeNumbered = problem != ToleranceRules.NeedsNumber || context.IsOwn(member.Owner) || NinoTypes.IsNinoType(member.Owner);
                diagnostics.Add(At(isOwn ? member.Symbol : type, RuleIds.MemberNumber, member.Name, type.ToDisplayString(), canBeNumbered ? problem : $"has no number, as '{Names.InMessage(member.Owner)}' cannot be marked: leave out its members with {BaseClasses.WithoutMembers(member.Owner)}") with
                {
                    Subject = next?.ToString(CultureInfo.InvariantCulture),
                });
            }
        }
    }

    /// <summary>Reports a type that is not version-tolerant under one that is.</summary>
    public static void ReportTolerance(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (NinoTypes.TolerantBaseOf(type) is { } tolerant
            && ToleranceRules.Mistake(NinoTypes.IsTolerant(type), context.Customs.Of(type) is not null) is { } mistake)
        {
            diagnostics.Add(At(type, RuleIds.NotTolerant, type.ToDisplayString(), tolerant.ToDisplayString(), mistake));
        }
    }

    /// <summary>Reports an option of version-tolerant types on another.</summary>
    public static void ReportSkipDefaults(INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (type.Has("NinoTypeAttribute") && NinoTypes.RulesOf(type) is { SkipsDefaults: true, IsTolerant: false })
        {
            diagnostics.Add(At(type, RuleIds.IdleSkipDefaults, type.ToDisplayString(), ToleranceRules.IdleSkipDefaults));
        }
    }

    private static void ReportType(ParseContext context, INamedTypeSymbol type, MemberSymbol member, List<DiagnosticModel> diagnostics)
    {
        bool isOwn = member.IsDeclaredBy(type);
        ISymbol place = isOwn ? member.Symbol : type;
        if (isOwn && member.Marks.Form.IsCompact && !Composer.IsCompactIn(context, member))
        {
            diagnostics.Add(At(place, RuleIds.CompactWithoutEffect, member.Name, Names.InMessage(member.Type)));
        }

        if (!type.IsAbstract && context.UnnamableOwner(type, member) is { } owner)
        {
            (string reason, string remedy) = context.WhyUnnamable(owner);
            diagnostics.Add(At(place, RuleIds.MemberType, member.Name, member.Owner.ToDisplayString(), Names.InMessage(member.Type), $"and generated code cannot name '{Names.InMessage(owner)}', which declares it, because {reason}: {remedy}, or put [NinoIgnore] on the member"));
        }
        else if (member.Custom is { } custom && !context.IsUnnamable(member.Type))
        {
            CustomFormatterParser.Report(context, custom, member.Type, member.Name, Locations.Of(place), diagnostics);
        }
        else if (member.Type.TypeKind != TypeKind.Error && Composer.OfMember(context, new ComposeScope(), member) is null)
        {
            diagnostics.Add(At(place, RuleIds.MemberType, member.Name, member.Owner.ToDisplayString(), Names.InMessage(member.Type), Remedies.OfMember(context, member.Type, member.Owner)) with
            {
                Subject = Remedies.TypeToMark(context, member.Type),
                IsWarning = !member.IsServed || context.LeavesOutUnserializable,
            });
        }
    }

    private static DiagnosticModel At(ISymbol symbol, string id, params string[] arguments) => new(id, Locations.Of(symbol), arguments.ToEquatable());
}
