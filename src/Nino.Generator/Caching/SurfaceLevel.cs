namespace Nino.Generator.Caching;

/// <summary>How much of a file a result depends on. Each level takes in those before it.</summary>
internal enum SurfaceLevel
{
    /// <summary>The types that are declared, with attributes, modifiers, type parameters and base types; enums and delegates whole.</summary>
    Headers,

    /// <summary>The members of types, without bodies, initializers and comments.</summary>
    Members,

    /// <summary>Everything, because the result holds places in the file or is made of code in it.</summary>
    Text,
}
