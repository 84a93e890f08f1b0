using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;

namespace Nino.Core.Runtime;

/// <summary>Which types are version-tolerant.</summary>
internal static class Tolerance
{
    /// <summary>Whether a type is: what its own attribute says, else that of its nearest base class, else that of an interface.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Interfaces that are not kept are implemented by no type that is declared as one.")]
    public static bool Of(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            if (Own(level) is { } own)
            {
                return own.VersionTolerant;
            }
        }

        return type.GetInterfaces().Select(Own).FirstOrDefault(own => own is { AllowInheritance: true }) is { VersionTolerant: true };
    }

    private static NinoTypeAttribute? Own(Type type) => type.GetCustomAttribute<NinoTypeAttribute>(inherit: false);
}
