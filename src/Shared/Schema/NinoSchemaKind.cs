namespace Nino.Core.Schemas;

/// <summary>What a type is, as far as its bytes depend on it.</summary>
public enum NinoSchemaKind
{
    /// <summary>A class: an object, or null.</summary>
    Class,

    /// <summary>A struct that begins with the number of its members.</summary>
    Struct,

    /// <summary>A struct of which only the members stand in the bytes, or a generic one of which the type arguments decide.</summary>
    FixedStruct,

    /// <summary>An abstract class or an interface, which has no members of its own.</summary>
    Base,
}
