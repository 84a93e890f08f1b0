using System.Collections;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>
/// Whether types fit each other. Native programs without runtime mode ask their bindings, which knew the types when they
/// were compiled: reflection over base classes and interfaces would be a third of what Nino adds to them.
/// </summary>
internal static class Assignability
{
    /// <summary>Whether a value is an instance of the declared type.</summary>
    public static bool IsInstance(Type declared, object value) =>
        RuntimeFeature.IsDynamicCodeSupported || NinoRuntime.IsSupported ? declared.IsInstanceOfType(value)
        : declared == value.GetType() || Registry.Get(declared).IsInstance(value);

    /// <summary>Whether each value of a type is an instance of the declared type.</summary>
    public static bool Fits(Type declared, TypeBinding binding) =>
        RuntimeFeature.IsDynamicCodeSupported || NinoRuntime.IsSupported ? declared.IsAssignableFrom(binding.Type)
        : declared == binding.Type || Registry.Get(declared).IsBaseOf(binding);

    /// <summary>Whether values of a type are dictionaries.</summary>
    public static bool IsDictionary(TypeBinding binding) =>
        RuntimeFeature.IsDynamicCodeSupported || NinoRuntime.IsSupported ? typeof(IDictionary).IsAssignableFrom(binding.Type)
        : binding is ITypeOf<IDictionary>;
}
