namespace Nino.Generator.Model;

/// <summary>A way to a field or property that C# does not let generated code name.</summary>
/// <param name="Name">The method, or the field, that is printed for it.</param>
/// <param name="Kind">What it reaches.</param>
/// <param name="Target">The name of the field or property in metadata.</param>
/// <param name="Owner">The type that declares it.</param>
/// <param name="Type">The declared type.</param>
/// <param name="Result"><c>ref</c> or <c>ref readonly</c> and a space where a getter returns a reference, else empty.</param>
/// <param name="Ref"><c>ref</c> and a space where the owner is a struct, else empty.</param>
/// <param name="IsReflected">Whether it is found by reflection, because the runtime cannot bind it.</param>
internal sealed record AccessorModel(string Name, AccessorKind Kind, string Target, string Owner, string Type, string Result, string Ref, bool IsReflected)
{
    /// <summary>What is reached, where it is a <c>fixed</c> buffer.</summary>
    public BufferModel? Buffer { get; init; }

    /// <summary>The expression that reads the member.</summary>
    public string Get(string instance) => IsReflected ? $"{Name}.Get({instance})" : $"{Name}({Ref}{instance})";

    /// <summary>The statement that sets the member.</summary>
    public string Set(string instance, string value) =>
        IsReflected ? $"{Name}.Set({Ref}{instance}, {value});"
        : Kind is AccessorKind.Field or AccessorKind.Buffer ? $"{Name}({Ref}{instance}) = {value};"
        : $"{Name}({Ref}{instance}, {value});";
}
