namespace Nino.Generator.Model;

/// <summary>The interceptors of the calls in one file.</summary>
/// <param name="HintName">The name of the generated file.</param>
/// <param name="Calls">The calls.</param>
internal sealed record InterceptorFileModel(string HintName, EquatableArray<InterceptorModel> Calls)
{
    /// <summary>The namespace of interceptors. The package's targets name it to the compiler when the property is set.</summary>
    public const string Namespace = "Nino.Interceptors";
}
