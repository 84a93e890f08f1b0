namespace Nino.Core;

/// <summary>Gives a type a number of the user's in place of the hash of its name as its type id (format.md §8), so that the type can be renamed and moved.</summary>
/// <remarks>Bytes that hold the id of the type's name, or of its <see cref="NinoFormerNameAttribute"/>, still find it. The closed forms of a generic type would share the tag, which is an error when there are two.</remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class NinoTagAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="tag">The number, unique among the types that a program loads.</param>
    public NinoTagAttribute(ushort tag) => Tag = tag;

    /// <summary>The number.</summary>
    public ushort Tag { get; }
}
