namespace Nino.Core;

/// <summary>Makes a class, struct, record or interface serializable, and lets the source generator write its formatter.</summary>
/// <remarks>
/// A subclass or implementer without an attribute of its own follows the attribute of its nearest base class,
/// else of an interface, unless that one says <c>allowInheritance: false</c>.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class NinoTypeAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="autoCollect">True: every member but those marked <see cref="NinoIgnoreAttribute"/>, in declaration order. False: only members marked <see cref="NinoMemberAttribute"/>.</param>
    /// <param name="containNonPublicMembers">True: private, internal and protected members take part too.</param>
    /// <param name="allowInheritance">False: subclasses and implementers need an attribute of their own.</param>
    public NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false, bool allowInheritance = true)
    {
        AutoCollect = autoCollect;
        ContainNonPublicMembers = containNonPublicMembers;
        AllowInheritance = allowInheritance;
    }

    /// <summary>Whether members take part without being marked.</summary>
    public bool AutoCollect { get; }

    /// <summary>Whether non-public members take part.</summary>
    public bool ContainNonPublicMembers { get; }

    /// <summary>Whether subclasses and implementers inherit this attribute.</summary>
    public bool AllowInheritance { get; }

    /// <summary>
    /// Whether members may be added, removed, reordered, renamed and widened while bytes of other versions of the type are
    /// read and written: each member has a number (<see cref="NinoMemberAttribute"/>), and a message tells the numbers of
    /// the type once (format.md §14). Derived types are version-tolerant too.
    /// </summary>
    public bool VersionTolerant { get; set; }

    /// <summary>
    /// Whether members of a version-tolerant type that are at the default of their type take no byte but a bit each
    /// (format.md §14): null, 0, <c>false</c>, a struct of at most 64 bytes that are all zero. They are read as that default,
    /// whatever a constructor or initializer gave them. Programs with and without the option read each other's bytes.
    /// </summary>
    public bool SkipDefaults { get; set; }

    /// <summary>
    /// Whether instances keep their identity: each is written once in a message, and places that hold the same instance
    /// get the same one back, so that cycles close (format.md §15). Holds for derived types and implementers too, for classes
    /// only. An object takes a byte more, a repetition two. <see cref="NinoOptions.PreserveReferences"/> asks for all types.
    /// </summary>
    public bool PreserveReferences { get; set; }
}
