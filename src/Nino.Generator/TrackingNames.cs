namespace Nino.Generator;

/// <summary>Names of the generator's steps, for tests of what an edit recomputes.</summary>
internal static class TrackingNames
{
    /// <summary>Results of parsing; they hold locations, so every edit above a type changes them.</summary>
    public const string Types = nameof(Types);
    public const string Roots = nameof(Roots);
    public const string NamedRoots = nameof(NamedRoots);
    public const string GenericRoots = nameof(GenericRoots);
    public const string GlobalFormatters = nameof(GlobalFormatters);

    /// <summary>What source is printed from.</summary>
    public const string TypeModels = nameof(TypeModels);
    public const string StructModels = nameof(StructModels);
    public const string Registration = nameof(Registration);
    public const string Assembly = nameof(Assembly);
    public const string Interceptors = nameof(Interceptors);
    public const string Schema = nameof(Schema);

    public const string Diagnostics = nameof(Diagnostics);
}
