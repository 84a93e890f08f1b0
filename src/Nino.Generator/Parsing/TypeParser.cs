using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Parsing;

/// <summary>Turns a type into the model of its formatter, its bindings and its diagnostics.</summary>
internal static class TypeParser
{
    /// <summary>Why a type has no generated code.</summary>
    public const string Unreachable = "generated code cannot reach it, make it and its outer types internal or public";

    public static ParseResult Parse(Compilation compilation, INamedTypeSymbol type)
    {
        ParseContext context = ParseContext.Of(compilation);
        lock (context)
        {
            return Parse(context, type);
        }
    }

    private static ParseResult Parse(ParseContext context, INamedTypeSymbol type)
    {
        ComposeScope scope = new();
        List<DiagnosticModel> diagnostics = [];
        LocationModel? location = Locations.Of(type);
        bool isReachable = context.IsAccessible(type) && !type.IsRefLikeType;
        if (!isReachable)
        {
            diagnostics.Add(new DiagnosticModel(RuleIds.NotReachable, location, new[]
            {
                type.ToDisplayString(),
                type.IsRefLikeType ? "a ref struct lives on the stack only, and no formatter can hold it" : Unreachable,
            }.ToEquatable()));
            return ParseResult.Failed(diagnostics, location);
        }

        if (context.UnnamableParameter(type) is { } constrained)
        {
            (string reason, string remedy) = context.WhyUnnamable(constrained.ConstraintTypes.First(context.IsUnnamable));
            diagnostics.Add(new DiagnosticModel(RuleIds.NotReachable, location, new[] { type.ToDisplayString(), $"generated code cannot name a constraint of '{constrained.Name}', because {reason}: {remedy}" }.ToEquatable()));
            return ParseResult.Failed(diagnostics, location);
        }

        // An analyzer reports static classes (NINO037); a formatter of the user needs no model; no variable can be of the others.
        if (type.IsStatic || !NinoTypes.CanBeArgument(type) || context.Customs.Of(type) is not null)
        {
            return new ParseResult(null, default, default, default, location);
        }

        MemberDiagnostics.ReportTolerance(context, type, diagnostics);
        MemberDiagnostics.ReportSkipDefaults(type, diagnostics);

        // The members of an inline array are its elements, which the runtime has a formatter for.
        if (UnmarkedStructs.InlineLength(type) is not null && new Composer(context, scope).Of(type) is { } inline)
        {
            BindingModel[] own = Names.AllTypeArguments(type).Any() ? [] : [Bindings.Create(context, type, inline)];
            return TypeModels.Result(context, scope, null, own, [], location);
        }

        MemberDiagnostics.Report(context, type, diagnostics);
        Pools.Report(type, diagnostics);
        bool isAbstract = type.IsAbstract || type.TypeKind == TypeKind.Interface;
        if (!isAbstract && context.ContractOf(type).Construction.Problem is { } problem)
        {
            (string id, string detail) = problem is { IsMarked: true, Parameter: { } parameter } ? (RuleIds.ConstructorParameter, parameter) : (RuleIds.NoConstructor, problem.ToString());
            diagnostics.Add(new DiagnosticModel(id, location, new[] { type.ToDisplayString(), detail }.ToEquatable(), problem.Parameter));
            return ParseResult.Failed(diagnostics, location);
        }

        TypeModel model = isAbstract ? TypeModels.CreateAbstract(context, type) : TypeModels.Create(context, scope, type);
        List<BindingModel> bindings = [];
        if (!Names.AllTypeArguments(type).Any() && new Composer(context, scope).Of(type) is { } formatter)
        {
            bindings.Add(Bindings.Create(context, type, formatter));
        }

        foreach (MemberSymbol member in context.MembersOf(type).Where(member => Expansion.IsFollowed(member.Type)))
        {
            Bindings.AddMember(context, scope, member.Type);
        }

        bindings.AddRange(Bindings.OfClosed(context, scope));
        return TypeModels.Result(context, scope, model, bindings, diagnostics, location);
    }
}
