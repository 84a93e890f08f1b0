using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Registers the types that custom formatters write, and reports formatters that do not fit.</summary>
internal static class CustomFormatterParser
{
    private const string Rule = RuleIds.CustomFormatter;

    /// <summary>A type that names its formatter.</summary>
    public static ParseResult Parse(Compilation compilation, INamedTypeSymbol type)
    {
        ParseContext context = ParseContext.Of(compilation);
        lock (context)
        {
            List<DiagnosticModel> diagnostics = [];
            LocationModel? location = Locations.Of(type);
            if (!context.IsAccessible(type))
            {
                diagnostics.Add(new DiagnosticModel(RuleIds.NotReachable, location, new[] { type.ToDisplayString(), TypeParser.Unreachable }.ToEquatable()));
                return ParseResult.Failed(diagnostics, location);
            }

            Report(context, CustomFormatters.Declared(type).ToArray(), type, type.ToDisplayString(), location, diagnostics);
            MemberDiagnostics.ReportTolerance(context, type, diagnostics);
            return Result(context, Names.AllTypeArguments(type).Any() ? [] : [type], diagnostics, location);
        }
    }

    /// <summary>What the assembly and those that it references say about types of others.</summary>
    public static ParseResult Parse(Compilation compilation)
    {
        ParseContext context = ParseContext.Of(compilation);
        lock (context)
        {
            List<DiagnosticModel> diagnostics = [];
            List<ITypeSymbol> roots = [];
            Dictionary<ITypeSymbol, INamedTypeSymbol> first = new(SymbolEqualityComparer.Default);
            foreach (INamedTypeSymbol formatter in context.Customs.Referenced())
            {
                ReportSecond(context, formatter, null, first, diagnostics);
            }

            foreach (AttributeData attribute in context.Customs.Own())
            {
                LocationModel? place = Locations.Of(attribute.ApplicationSyntaxReference?.GetSyntax().GetLocation());
                if (CustomFormatters.TypeOf(attribute) is not { } formatter || context.Customs.KeyOf(formatter) is not { } target)
                {
                    diagnostics.Add(Problem(attribute, "T", CustomFormatterRules.Problem("T", derives: false, false, false, false)!, place));
                }
                else if ((context.Customs.GlobalProblem(formatter, target) ?? context.Customs.NameProblem(formatter)) is { } problem)
                {
                    diagnostics.Add(Problem(attribute, target.ToDisplayString(), problem, place));
                }
                else if (!ReportSecond(context, formatter, place, first, diagnostics))
                {
                    if (target is INamedTypeSymbol named)
                    {
                        MemberDiagnostics.ReportTolerance(context, named, diagnostics);
                    }

                    if (!FormatterTypes.IsOpen(formatter))
                    {
                        ReportSurrogate(context, attribute, formatter, target.ToDisplayString(), place, diagnostics);
                        roots.Add(target);
                    }
                }
            }

            return Result(context, roots, diagnostics, null);
        }
    }

    /// <summary>Reports what is wrong with the attributes of a type or member.</summary>
    public static void Report(ParseContext context, AttributeData[] attributes, ITypeSymbol type, string subject, LocationModel? place, List<DiagnosticModel> diagnostics)
    {
        if (attributes.Length > 1)
        {
            diagnostics.Add(Problem(attributes[1], subject, CustomFormatterRules.Taken(CustomFormatters.TypeOf(attributes[0])?.ToDisplayString() ?? "null"), place));
        }
        else if (context.Customs.Problem(attributes[0], type) is { } problem)
        {
            diagnostics.Add(Problem(attributes[0], subject, problem, place));
        }
        else
        {
            ReportSurrogate(context, attributes[0], FormatterTypes.Close(context.Compilation, CustomFormatters.TypeOf(attributes[0])!, type)!, subject, place, diagnostics);
        }
    }

    private static void ReportSurrogate(ParseContext context, AttributeData attribute, INamedTypeSymbol formatter, string subject, LocationModel? place, List<DiagnosticModel> diagnostics)
    {
        if (FormatterTypes.SurrogateOf(formatter) is { } surrogate && new Composer(context, new ComposeScope()).Of(surrogate) is null)
        {
            diagnostics.Add(Problem(attribute, subject, $"its surrogate '{surrogate.ToDisplayString()}' cannot be serialized", place));
        }
    }

    private static bool ReportSecond(ParseContext context, INamedTypeSymbol formatter, LocationModel? place, Dictionary<ITypeSymbol, INamedTypeSymbol> first, List<DiagnosticModel> diagnostics)
    {
        if (context.Customs.KeyOf(formatter) is not { } target)
        {
            return false;
        }

        if (!first.TryGetValue(target, out INamedTypeSymbol? known))
        {
            first.Add(target, formatter);
            return false;
        }

        diagnostics.Add(new DiagnosticModel(
            Rule, place, new[] { formatter.ToDisplayString(), target.ToDisplayString(), CustomFormatterRules.Taken(known.ToDisplayString()) }.ToEquatable()));
        return true;
    }

    private static DiagnosticModel Problem(AttributeData attribute, string subject, string problem, LocationModel? place) =>
        new(Rule, place, new[] { CustomFormatters.TypeOf(attribute)?.ToDisplayString() ?? "null", subject, problem }.ToEquatable());

    private static ParseResult Result(ParseContext context, IEnumerable<ITypeSymbol> roots, List<DiagnosticModel> diagnostics, LocationModel? location)
    {
        ComposeScope scope = new();
        List<BindingModel> bindings = [];
        foreach (ITypeSymbol root in roots)
        {
            if (context.Customs.Of(root) is not null && new Composer(context, scope).Of(root) is { } formatter)
            {
                bindings.Add(Bindings.Create(context, root, formatter));
            }
        }

        bindings.AddRange(Bindings.OfClosed(context, scope));
        return TypeModels.Result(context, scope, null, bindings, diagnostics, location);
    }
}
