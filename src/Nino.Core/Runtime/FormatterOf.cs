using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The binding of a type in a static field, so that the JIT sees through it to the formatter.</summary>
internal static class FormatterOf<T>
{
    public static readonly TypeBinding<T> Binding = Registry.FindOrNull(typeof(T)) is var found && found is TypeBinding<T> typed ? typed : Registry.BindOther<T>(found);

    /// <summary>Whether no root of the type carries its id. A constant for the JIT, as a field of the binding is not.</summary>
    public static readonly bool CarriesNoId = !Binding.CarriesId;
}
