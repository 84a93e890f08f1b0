using System;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.Versions;

/// <summary>What is read where bytes hold an object of a type that this program does not know.</summary>
internal static class Fallbacks
{
    // An input chooses how often it is asked for, but not for which types.
    private static readonly TypeCache<TypeBinding?[]> Known = new();

    /// <summary>The type that stands for unknown ones where a type is declared; null where they are an error.</summary>
    /// <exception cref="NinoException">The attribute names a type that cannot.</exception>
    public static TypeBinding? Of(Type declared) => Known.GetOrAdd(declared, static type => [Find(type)])[0];

    private static TypeBinding? Find(Type declared)
    {
        if (declared.GetCustomAttribute<NinoFallbackTypeAttribute>() is not { } attribute)
        {
            return null;
        }

        if (attribute.FallbackType is not { } type)
        {
            return new SkippedBinding(declared);
        }

        TypeBinding binding = Registry.Get(type);
        return binding.Tolerant is not null && declared.IsAssignableFrom(type) ? binding : throw new NinoException(
            $"{type} cannot stand for unknown types where {declared} is declared: [NinoFallbackType] takes a version-tolerant class that is {declared} or derived from it.", declared);
    }
}
