namespace Nino.Core;

/// <summary>
/// Says what Nino types of this assembly take over from a base class that has no <see cref="NinoTypeAttribute"/>,
/// because it is someone else's: its members come first, as if it had the attribute. The base class itself does not
/// become a Nino type. Types of other assemblies that derive from those of this one need it there again.
/// </summary>
/// <example><c>[assembly: NinoBaseType(typeof(Entity))]</c></example>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class NinoBaseTypeAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="baseType">The base class; of a generic one any form, open or closed.</param>
    /// <param name="autoCollect">False: only its members marked <see cref="NinoMemberAttribute"/>, so mostly none; the base class is then left out on purpose.</param>
    /// <param name="containNonPublicMembers">True: its protected members take part too, and others that this assembly sees.</param>
    public NinoBaseTypeAttribute(Type baseType, bool autoCollect = true, bool containNonPublicMembers = false)
    {
        BaseType = baseType;
        AutoCollect = autoCollect;
        ContainNonPublicMembers = containNonPublicMembers;
    }

    /// <summary>The base class.</summary>
    public Type BaseType { get; }

    /// <summary>Whether members take part without being marked.</summary>
    public bool AutoCollect { get; }

    /// <summary>Whether non-public members take part.</summary>
    public bool ContainNonPublicMembers { get; }
}
