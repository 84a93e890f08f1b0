using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Diagnostics;
using Nino.Generator.Emission;
using Nino.Generator.Model;
using Nino.Generator.Parsing;
using Nino.Generator.Parsing.Generics;

namespace Nino.Generator;

/// <summary>Prints a formatter for each Nino type and registers the types of an assembly.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class NinoGenerator : IIncrementalGenerator
{
    /// <inheritdoc />
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValuesProvider<ParseResult> marked = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                Attributes.NinoType,
                static (node, _) => node is TypeDeclarationSyntax,
                static (target, _) => TypeParser.Parse(target.SemanticModel.Compilation, (INamedTypeSymbol)target.TargetSymbol))
            .WithTrackingName(TrackingNames.MarkedTypes);
        IncrementalValuesProvider<ParseResult> inheriting = context.SyntaxProvider
            .CreateSyntaxProvider(
                static (node, _) => node is TypeDeclarationSyntax { BaseList: not null },
                static (target, cancellation) => InheritingTypes.Parse(target, cancellation))
            .Where(static result => result is not null)
            .Select(static (result, _) => result!)
            .WithTrackingName(TrackingNames.InheritingTypes);
        IncrementalValuesProvider<ParseResult> roots = context.SyntaxProvider
            .CreateSyntaxProvider(
                static (node, _) => CallSiteParser.IsCandidate(node),
                static (target, cancellation) => CallSiteParser.Parse(target.Node, target.SemanticModel, cancellation))
            .Where(static result => result is not null)
            .Select(static (result, _) => result!)
            .WithTrackingName(TrackingNames.Roots);
        IncrementalValuesProvider<ParseResult> named = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                Attributes.NinoSerializable,
                static (_, _) => true,
                static (target, cancellation) => NamedRoots.Parse(target, cancellation))
            .Where(static result => result is not null)
            .Select(static (result, _) => result!)
            .WithTrackingName(TrackingNames.NamedRoots);
        IncrementalValuesProvider<ParseResult> generic = context.CompilationProvider
            .SelectMany(static (compilation, cancellation) => GenericRootParser.Parse(compilation, cancellation))
            .WithTrackingName(TrackingNames.GenericRoots);
        IncrementalValuesProvider<ParseResult> customized = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                Attributes.NinoCustomFormatter,
                static (node, _) => node is BaseTypeDeclarationSyntax,
                static (target, _) => CustomFormatterParser.Parse(target.SemanticModel.Compilation, (INamedTypeSymbol)target.TargetSymbol))
            .WithTrackingName(TrackingNames.CustomFormatters);
        IncrementalValuesProvider<ParseResult> global = context.CompilationProvider
            .SelectMany(static (compilation, _) => ImmutableArray.Create(CustomFormatterParser.Parse(compilation)))
            .WithTrackingName(TrackingNames.GlobalFormatters);
        IncrementalValueProvider<ImmutableArray<ParseResult>> all = Gather(marked, inheriting, roots, named, generic, customized, global);

        IncrementalValueProvider<Hierarchy> hierarchy = all.Select(static (results, _) => new Hierarchy(results.Select(result => result.Type).OfType<TypeModel>()));
        EmitTypes(context, hierarchy, marked.Select(static (result, _) => result.Type), TrackingNames.MarkedModels);
        EmitTypes(context, hierarchy, inheriting.Select(static (result, _) => result.Type), TrackingNames.InheritingModels);
        EmitTypes(
            context,
            hierarchy,
            all.SelectMany(static (results, _) => results.SelectMany(result => result.Structs).Distinct<TypeModel?>().OrderBy(type => type!.HintName, System.StringComparer.Ordinal)),
            TrackingNames.StructModels);
        context.RegisterSourceOutput(
            all.Select(static (results, _) => Collisions.Distinct(results.SelectMany(result => result.Bindings))).WithTrackingName(TrackingNames.Bindings)
                .Combine(context.CompilationProvider.Select(static (compilation, _) => AssemblyParser.Parse(compilation)).WithTrackingName(TrackingNames.Assembly)),
            static (output, model) =>
            {
                if (model.Left.Count > 0)
                {
                    output.AddSource("Formatters.g.cs", BindingsEmitter.Emit(model.Right, model.Left));
                }
            });
        context.RegisterSourceOutput(
            all.SelectMany(static (results, _) => results.SelectMany(result => result.Diagnostics).Concat(Collisions.Find(results)).Distinct())
                .WithTrackingName(TrackingNames.Diagnostics)
                .Combine(context.CompilationProvider),
            static (output, diagnostic) => Reporter.Report(output, diagnostic.Left, diagnostic.Right));
    }

    private static IncrementalValueProvider<ImmutableArray<ParseResult>> Gather(IncrementalValuesProvider<ParseResult> first, params IncrementalValuesProvider<ParseResult>[] others) =>
        others.Aggregate(first.Collect(), static (all, next) => all.Combine(next.Collect()).Select(static (results, _) => results.Left.AddRange(results.Right)));

    private static void EmitTypes(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<Hierarchy> hierarchy, IncrementalValuesProvider<TypeModel?> types, string trackingName) =>
        context.RegisterSourceOutput(
            types.Where(static type => type is not null)
                .Combine(hierarchy)
                .Select(static (type, _) => type.Right.Complete(type.Left!))
                .WithTrackingName(trackingName),
            static (output, type) => output.AddSource(type.HintName, FormatterEmitter.Emit(type)));
}
