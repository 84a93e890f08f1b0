namespace Nino.Contract;

/// <summary>What a form is made of.</summary>
internal enum FormKind
{
    /// <summary>The type cannot be serialized.</summary>
    None,

    /// <summary>A type parameter: the form of what stands for it.</summary>
    Parameter,

    /// <summary>What a formatter of the user writes.</summary>
    Custom,

    /// <summary>A number under <c>[NinoCompact]</c>.</summary>
    CompactNumber,

    /// <summary>A collection of numbers under <c>[NinoCompact]</c>, which are packed.</summary>
    CompactCollection,

    /// <summary>A string.</summary>
    Text,

    /// <summary>An enum: its integer.</summary>
    Enum,

    /// <summary>Another type without type arguments that the runtime has a formatter for.</summary>
    Scalar,

    /// <summary>A type that is marked: its members.</summary>
    NinoType,

    /// <summary>An unmanaged struct that is not marked: its members.</summary>
    Struct,

    /// <summary>An unmanaged struct that is not marked: its memory.</summary>
    Memory,

    /// <summary>An array of any rank.</summary>
    Array,

    /// <summary>An inline array: its elements, as many as it always has.</summary>
    InlineArray,

    /// <summary>An interface, in whose place a collection of the framework is read.</summary>
    Interface,

    /// <summary>A generic collection of the framework.</summary>
    Collection,

    /// <summary>A generic type of the framework that holds one value or none.</summary>
    Value,

    /// <summary>Elements one after another, of fixed size when all of them are.</summary>
    Sequence,

    /// <summary>A class of the framework with an object head.</summary>
    Tuple,

    /// <summary>Another type that can be made, enumerated and added to.</summary>
    UserCollection,
}
