namespace Nino.Core.Formatters;

/// <summary>What is fixed for each object of a type (format.md §7), as one number: the size of a body, the number of members, and flags.</summary>
// A struct would be made in memory, and calls at the end of a method that has locals there do not become jumps.
[EditorBrowsable(EditorBrowsableState.Never)]
public enum ObjectInfo : ulong;

/// <summary>Makes and takes apart an <see cref="ObjectInfo"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ObjectInfos
{
    private const int Tolerant = 4;
    private const int Skipping = 8;
    private const int CountShift = 4;
    private const int SizeShift = 32;

    /// <summary>That of a type that is not version-tolerant.</summary>
    /// <param name="memberCount">The number of members.</param>
    /// <param name="references">Whether instances keep their identity (format.md §15).</param>
    /// <param name="bodySize">The number of bytes of a head and the members, where they are fixed-size and nothing else has to be done; otherwise 0.</param>
    public static ObjectInfo Of(int memberCount, ReferenceUse references, int bodySize = 0) =>
        (ObjectInfo)(((ulong)(uint)bodySize << SizeShift) | ((uint)memberCount << CountShift) | (uint)references);

    /// <summary>That of a version-tolerant type (format.md §14).</summary>
    /// <param name="memberCount">The number of members.</param>
    /// <param name="references">Whether instances keep their identity.</param>
    /// <param name="skipsDefaults">Whether members that are at their default take no byte.</param>
    public static ObjectInfo OfTolerant(int memberCount, ReferenceUse references, bool skipsDefaults) =>
        Of(memberCount, references) | (ObjectInfo)(skipsDefaults ? Tolerant | Skipping : Tolerant);

    internal static int MemberCount(this ObjectInfo info) => (int)((uint)info >> CountShift);

    internal static int BodySize(this ObjectInfo info) => (int)((ulong)info >> SizeShift);

    internal static ReferenceUse References(this ObjectInfo info) => (ReferenceUse)((uint)info & 3);

    internal static bool IsTolerant(this ObjectInfo info) => ((uint)info & Tolerant) != 0;

    internal static bool SkipsDefaults(this ObjectInfo info) => ((uint)info & Skipping) != 0;
}
