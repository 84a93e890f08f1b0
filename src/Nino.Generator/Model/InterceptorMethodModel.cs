namespace Nino.Generator.Model;

/// <summary>A method that takes the place of an entry point for one type.</summary>
/// <param name="Name">The name of the entry point.</param>
/// <param name="Returns">The type that it returns.</param>
/// <param name="Parameters">The parameters.</param>
/// <param name="Arguments">The parameters as arguments.</param>
/// <param name="Usual">The entry point, closed for the type.</param>
/// <param name="Condition">When the entry point itself is needed, beside where the binding is another; or empty.</param>
/// <param name="Direct">The statements that call the binding.</param>
/// <param name="Binding">The class of the binding.</param>
/// <param name="Type">The type.</param>
/// <param name="NameHash">The hash of the type's full name.</param>
/// <param name="Suppressed">The ids of what the compiler would report about the type.</param>
internal sealed record InterceptorMethodModel(
    string Name,
    string Returns,
    string Parameters,
    string Arguments,
    string Usual,
    string Condition,
    string Direct,
    string Binding,
    string Type,
    uint NameHash,
    EquatableArray<string> Suppressed);
