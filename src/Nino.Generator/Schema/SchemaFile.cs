using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis.Text;
using Nino.Analyzers;
using Nino.Contract;
using Nino.Core.Schemas;

namespace Nino.Generator.Schema;

/// <summary>The file of a project's schema, beside what the project declares.</summary>
internal static class SchemaFile
{
    private const string Command = "dotnet build -p:NinoUpdateSchema=true";

    /// <summary>What the project declares.</summary>
    public static IReadOnlyList<NinoSchemaType> Of(IEnumerable<ParseResult> results) => results
        .SelectMany(result => result.Structs.Concat(result.Type is null ? [] : [result.Type]))
        .Where(type => type.Contract is not null)
        .GroupBy(type => type.Contract!.Name)
        .Select(types => Of(types.First()))
        .OrderBy(type => type.Name, StringComparer.Ordinal)
        .ToArray();

    /// <summary>Compares the project with the file.</summary>
    /// <param name="results">What the project declares.</param>
    /// <param name="settings">What it says about the schema.</param>
    /// <param name="text">The file, or null where there is none.</param>
    public static SchemaResult Check(IReadOnlyCollection<ParseResult> results, SchemaSettings settings, SourceText? text)
    {
        IReadOnlyList<NinoSchemaType> declared = Of(results);
        NinoSchemaType[] older;
        try
        {
            older = text is null ? [] : SchemaJson.Read(text.ToString());
        }
        catch (FormatException error)
        {
            return new SchemaResult(new[] { new DiagnosticModel(RuleIds.SchemaInvalid, At(settings, text, ""), new[] { Path.GetFileName(settings.File), error.Message }.ToEquatable()) }.ToEquatable(), null);
        }

        IReadOnlyList<NinoSchemaChange> changes = SchemaRules.Compare(older, declared);
        NinoSchemaChange[] breaking = changes.Where(change => change.IsBreaking && !settings.TakesBreaking).ToArray();
        if (breaking.Length > 0)
        {
            ILookup<string, LocationModel?> places = results.Where(result => result.Type?.Contract is not null).ToLookup(result => result.Type!.Contract!.Name, result => result.Location);
            return new SchemaResult(breaking.Select(change => new DiagnosticModel(RuleIds.BreakingChange, places[change.Type].FirstOrDefault() ?? At(settings, text, change.Type), new[]
            {
                change.Type + (change.Member is null ? "" : "." + change.Member), change.Message, change.Remedy,
            }.ToEquatable())).ToEquatable(), null);
        }

        string json = SchemaJson.Write(SchemaRules.Merge(older, declared));
        return settings.IsUpdating ? new SchemaResult(default, json)
            : text is not null && IsSame(text.ToString(), json) ? SchemaResult.Nothing
            : new SchemaResult(new[] { new DiagnosticModel(RuleIds.SchemaOutdated, At(settings, text, ""), new[] { Path.GetFileName(settings.File), text is null ? "does not exist" : Difference(changes), Command }.ToEquatable()) }.ToEquatable(), null);
    }

    private static string Difference(IReadOnlyList<NinoSchemaChange> changes) => changes.Count == 0 ? "was written by hand, or tells less than the types do"
        : $"does not have what has changed: '{changes[0].Type}{(changes[0].Member is null ? "" : "." + changes[0].Member)}': {changes[0].Message}{(changes.Count == 1 ? "" : $"; and {changes.Count - 1} more")}";

    private static bool IsSame(string left, string right) => left.Replace("\r", "").TrimEnd() == right.TrimEnd();

    private static NinoSchemaType Of(TypeModel type) => new(
        type.Contract!.Name,
        type.Form switch
        {
            TypeForm.Class => NinoSchemaKind.Class,
            TypeForm.Abstract => NinoSchemaKind.Base,
            TypeForm.ObjectStruct => NinoSchemaKind.Struct,
            _ => NinoSchemaKind.FixedStruct,
        },
        type.Members.Select(member => new NinoSchemaMember(member.Name, type.IsTolerant ? member.Number : null, member.Formatter.Form)).ToArray())
    {
        IsVersionTolerant = type.IsTolerant,
        ReadsPlain = !type.IsTolerant || type.Form == TypeForm.Abstract || type.ReadsPlain,
        PreservesReferences = type.PreservesReferences,
        Tag = type.Contract.Tag,
        FormerNames = type.Contract.FormerNames,
        Bases = type.Contract.Bases,
        ReservedNumbers = type.Contract.Reserved,
    };

    /// <summary>The line of a type in the file, or its beginning.</summary>
    private static LocationModel At(SchemaSettings settings, SourceText? text, string type)
    {
        TextLine? line = text?.Lines.FirstOrDefault(line => type.Length > 0 && line.ToString().TrimEnd(',', ' ').EndsWith($"\"name\": \"{type}\"", StringComparison.Ordinal));
        TextSpan span = line is { } found && found.Span.Length > 0 ? found.Span : default;
        return new LocationModel(settings.File, span, text?.Lines.GetLinePositionSpan(span) ?? default);
    }
}
