namespace Nino.Generator.Model;

/// <summary>A way to a constructor that C# does not let generated code name.</summary>
/// <param name="Name">The method, or the field, that is printed for it.</param>
/// <param name="Type">The type that it makes.</param>
/// <param name="Parameters">The parameters, as a method declares them.</param>
/// <param name="Types">The expressions of the parameters' types.</param>
/// <param name="IsReflected">Whether it is found by reflection, because the runtime cannot bind it.</param>
internal sealed record ConstructorModel(string Name, string Type, EquatableArray<string> Parameters, EquatableArray<string> Types, bool IsReflected);
