using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.Versions;

/// <summary>What is read where bytes hold an object of a derived type that is not known.</summary>
/// <param name="Type">The type; null: the value is null.</param>
internal sealed record Fallback(Type? Type);

/// <summary>What is read where bytes hold an object of a type that this program does not know.</summary>
internal static class Fallbacks
{
    // An input chooses how often it is asked for, but not for which types.
    private static readonly TypeCache<TypeBinding?[]> Known = new();

    /// <summary>The type that stands for unknown ones where a type is declared; null where they are an error.</summary>
    /// <exception cref="NinoException">The attribute names a type that cannot.</exception>
    public static TypeBinding? Of(Type declared) => Known.GetOrAdd(declared, static type => [Find(type)])[0];

    // In programs without runtime mode generated code tells it: native ones do without attributes.
    private static Fallback? Said(Type declared) =>
        !NinoRuntime.IsSupported ? Registry.Find(declared)?.Shape.Fallback
        : declared.GetCustomAttribute<NinoFallbackTypeAttribute>() is { } attribute ? new Fallback(attribute.FallbackType)
        : null;

    private static TypeBinding? Find(Type declared)
    {
        if (Said(declared) is not { } fallback)
        {
            return null;
        }

        if (fallback.Type is not { } type)
        {
            return new SkippedBinding(declared);
        }

        TypeBinding binding = Registry.Get(type);
        return binding.Tolerant is not null && Assignability.Fits(declared, binding) ? binding : throw new NinoException(
            $"{type} cannot stand for unknown types where {declared} is declared: [NinoFallbackType] takes a version-tolerant class that is {declared} or derived from it.", declared);
    }
}
