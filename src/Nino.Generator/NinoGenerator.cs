using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Nino.Generator.Diagnostics;
using Nino.Generator.Emission;
using Nino.Generator.Parsing;
using Nino.Generator.Parsing.Generics;
using Nino.Generator.Schema;

namespace Nino.Generator;

/// <summary>Prints a formatter for each Nino type and registers the types of an assembly.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class NinoGenerator : IIncrementalGenerator
{
    /// <summary>The version of C# that generated code is written in.</summary>
    private const LanguageVersion FirstVersion = LanguageVersion.CSharp9;

    /// <summary>The file that registers the types. No type has a file of such a name: what follows its own name begins with a digit, or is an id.</summary>
    private const string AllTypes = "Nino-formatters.g.cs";

    /// <summary>The file with the schema.</summary>
    private const string Schema = "Nino-schema.g.cs";

    /// <inheritdoc />
    /// <remarks>A compiler that has just been started compiles its nodes anew for each struct that they pass on, with a hundred methods, and once for all classes: models and options are passed on whole.</remarks>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValuesProvider<ParseResult> types = context.SyntaxProvider
            .CreateSyntaxProvider(
                static (node, _) => TypeDeclarations.IsCandidate(node),
                static (target, cancellation) => TypeDeclarations.Parse(target.Node, target.SemanticModel, cancellation))
            .Where(static result => result is not null)
            .Select(static (result, _) => result!)
            .WithTrackingName(TrackingNames.Types);
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
        IncrementalValuesProvider<ParseResult> global = context.CompilationProvider
            .SelectMany(static (compilation, _) => ImmutableArray.Create(CustomFormatterParser.Parse(compilation)))
            .WithTrackingName(TrackingNames.GlobalFormatters);
        IncrementalValueProvider<(ImmutableArray<ParseResult> Results, ParseOptions Options)> parsed = Gather(types, roots, named, generic, global).Combine(context.ParseOptionsProvider);
        IncrementalValueProvider<ImmutableArray<ParseResult>> all = parsed
            .Select(static (parsed, _) => Version(parsed.Options) < FirstVersion ? ImmutableArray<ParseResult>.Empty : parsed.Results);

        EmitTypes(context, all.SelectMany(static (results, _) => EmissionCache.Complete(results.Select(result => result.Type).OfType<TypeModel>().ToArray())), TrackingNames.TypeModels);
        EmitTypes(
            context,
            all.SelectMany(static (results, _) => results.SelectMany(result => result.Structs).Distinct().OrderBy(type => type.HintName, System.StringComparer.Ordinal)),
            TrackingNames.StructModels);
        ReportLanguage(context, parsed);
        context.RegisterSourceOutput(
            all.Select(static (results, _) => new RegistrationModel(Collisions.Distinct(results.SelectMany(result => result.Bindings)), ForeignSizes(results))).WithTrackingName(TrackingNames.Registration)
                .Combine(context.CompilationProvider.Select(static (compilation, _) => AssemblyParser.Parse(compilation)).WithTrackingName(TrackingNames.Assembly)),
            static (output, model) =>
            {
                if (model.Left.Bindings.Count > 0)
                {
                    output.AddSource(AllTypes, BindingsEmitter.Emit(model.Right, model.Left));
                }
            });
        context.RegisterSourceOutput(
            roots.Where(static result => result.Interceptor is not null).Select(static (result, _) => result.Interceptor!).Collect()
                .SelectMany(static (calls, _) => InterceptorParser.Files(calls))
                .WithTrackingName(TrackingNames.Interceptors),
            static (output, file) => output.AddSource(file.HintName, InterceptorEmitter.Emit(file)));
        context.RegisterSourceOutput(
            context.AnalyzerConfigOptionsProvider.Combine(context.ParseOptionsProvider)
                .Select(static (project, _) => Interception.IsWanted(project.Left.GlobalOptions) ? Interception.Problem(project.Right) : null),
            static (output, problem) =>
            {
                if (problem is not null)
                {
                    output.ReportDiagnostic(Diagnostic.Create(Descriptors.NoInterceptors, Location.None, problem));
                }
            });
        IncrementalValueProvider<SchemaSettings> settings = context.AnalyzerConfigOptionsProvider.Select(static (options, _) => SchemaSettings.Of(options.GlobalOptions));
        IncrementalValueProvider<SourceText?> file = context.AdditionalTextsProvider.Combine(settings)
            .Where(static text => text.Right.IsFile(text.Left))
            .Select(static (text, cancellation) => text.Left.GetText(cancellation))
            .Collect()
            .Select(static (texts, _) => texts.FirstOrDefault());
        context.RegisterSourceOutput(
            all.Combine(settings.Combine(file).Select(static (schema, _) => Tuple.Create(schema.Left, schema.Right)))
                .Select(static (project, _) => project.Right.Item1.IsOn ? SchemaFile.Check(project.Left, project.Right.Item1, project.Right.Item2) : SchemaResult.Nothing)
                .WithTrackingName(TrackingNames.Schema)
                .Combine(context.CompilationProvider),
            static (output, schema) =>
            {
                foreach (DiagnosticModel diagnostic in schema.Left.Diagnostics)
                {
                    Reporter.Report(output, diagnostic, schema.Right);
                }

                if (schema.Left.Json is { } json)
                {
                    // The package's targets take the file from here: a generator writes source only.
                    output.AddSource(Schema, $"// <auto-generated/>\n/*\n{json}*/\n");
                }
            });
        context.RegisterSourceOutput(
            all.SelectMany(static (results, _) => results.SelectMany(result => result.Diagnostics).Concat(Collisions.Find(results)).Distinct())
                .WithTrackingName(TrackingNames.Diagnostics)
                .Combine(context.CompilationProvider),
            static (output, diagnostic) => Reporter.Report(output, diagnostic.Left, diagnostic.Right));
    }

    private static EquatableArray<ForeignSizeModel> ForeignSizes(ImmutableArray<ParseResult> results) =>
        results.SelectMany(result => result.ForeignSizes).Distinct().OrderBy(size => size.Type, System.StringComparer.Ordinal).ToEquatable();

    private static LanguageVersion Version(ParseOptions options) => ((CSharpParseOptions)options).LanguageVersion;

    private static void ReportLanguage(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<(ImmutableArray<ParseResult> Results, ParseOptions Options)> parsed) =>
        context.RegisterSourceOutput(
            parsed.Select(static (parsed, _) => Version(parsed.Options) < FirstVersion && parsed.Results.Any(result => result.Type is not null || result.Bindings.Count > 0) ? Version(parsed.Options).ToDisplayString() : null),
            static (output, version) =>
            {
                if (version is not null)
                {
                    output.ReportDiagnostic(Diagnostic.Create(Descriptors.OldLanguage, Location.None, version));
                }
            });

    private static IncrementalValueProvider<ImmutableArray<ParseResult>> Gather(IncrementalValuesProvider<ParseResult> first, params IncrementalValuesProvider<ParseResult>[] others) =>
        others.Aggregate(first.Collect(), static (all, next) => all.Combine(next.Collect()).Select(static (results, _) => results.Left.AddRange(results.Right)));

    private static void EmitTypes(IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<TypeModel> types, string trackingName) =>
        context.RegisterSourceOutput(types.WithTrackingName(trackingName), static (output, type) => output.AddSource(type.HintName, EmissionCache.Of(type)));
}
