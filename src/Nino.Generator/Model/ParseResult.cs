namespace Nino.Generator.Model;

/// <summary>What one declaration or call site contributes.</summary>
/// <param name="Type">The type to print, if any.</param>
/// <param name="Structs">Structs without an attribute that need a formatter here.</param>
/// <param name="Bindings">The types to register.</param>
/// <param name="Diagnostics">What is wrong, and where. Kept apart from the rest, because locations move with every edit.</param>
/// <param name="Location">Where the type is declared.</param>
internal sealed record ParseResult(
    TypeModel? Type,
    EquatableArray<TypeModel> Structs,
    EquatableArray<BindingModel> Bindings,
    EquatableArray<DiagnosticModel> Diagnostics,
    LocationModel? Location)
{
    /// <summary>What the printed formatters count on.</summary>
    public EquatableArray<ForeignSizeModel> ForeignSizes { get; init; }

    /// <summary>The interceptor of a call, if it gets one. Its location moves with every edit too.</summary>
    public InterceptorModel? Interceptor { get; init; }

    /// <summary>Nothing.</summary>
    public static readonly ParseResult Empty = new(null, default, default, default, null);

    /// <summary>No formatter, because of what is wrong.</summary>
    public static ParseResult Failed(List<DiagnosticModel> diagnostics, LocationModel? location) => new(null, default, default, diagnostics.ToEquatable(), location);
}
