using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace Nino.Generator.Emission;

/// <summary>Printed formatters, kept as long as their models. A new type shifts the places of the types behind it, and the compiler then asks for their text again although their models are the same.</summary>
internal static class EmissionCache
{
    private static readonly ConditionalWeakTable<TypeModel, SourceText> Printed = new();
    private static readonly ConditionalWeakTable<TypeModel, StrongBox<TypeModel?>> Completed = new();

    /// <summary>The types with their derived classes. Where these are the same as the last time, so is the object.</summary>
    public static IEnumerable<TypeModel> Complete(IReadOnlyCollection<TypeModel> types)
    {
        Hierarchy hierarchy = new(types);
        return types.Select(type => Complete(hierarchy, type));
    }

    public static SourceText Of(TypeModel type) => Printed.GetValue(type, static model => SourceText.From(FormatterEmitter.Emit(model), Encoding.UTF8));

    private static TypeModel Complete(Hierarchy hierarchy, TypeModel type)
    {
        TypeModel completed = hierarchy.Complete(type);
        if (ReferenceEquals(completed, type))
        {
            return type;
        }

        StrongBox<TypeModel?> known = Completed.GetValue(type, static _ => new StrongBox<TypeModel?>());
        return known.Value is { } last && last.Equals(completed) ? last : known.Value = completed;
    }
}
