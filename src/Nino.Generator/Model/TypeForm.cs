namespace Nino.Generator.Model;

/// <summary>The form of a type with members (format.md §3, §7).</summary>
internal enum TypeForm
{
    Class,

    /// <summary>An abstract class or an interface, which has no instances of its own.</summary>
    Abstract,

    /// <summary>A struct with an object head.</summary>
    ObjectStruct,

    /// <summary>A struct without a head.</summary>
    FixedStruct,

    /// <summary>A generic struct whose type arguments decide.</summary>
    OpenStruct,
}
