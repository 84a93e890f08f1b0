namespace Nino.Core.Formatters;

/// <summary>The head byte of an object (format.md §7).</summary>
internal static class Head
{
    /// <summary>Heads above this one are not a member count.</summary>
    public const byte LastCount = 191;

    public const byte FirstIndex = 192;

    /// <summary>How many types of a message have a head of their own.</summary>
    public const int ShortIndexes = 56;

    public const byte NewType = 248;

    /// <summary>How many bytes this head takes with the id that follows it.</summary>
    public const int IdSize = 1 + sizeof(uint);

    public const byte LongIndex = 249;

    public const byte ManyMembers = 250;

    /// <summary>The head of a body with so many members.</summary>
    public static byte OfCount(int members) => members < LastCount ? (byte)(members + 1) : ManyMembers;

    /// <summary>A table of members follows, then the body (format.md §14).</summary>
    public const byte Table = 251;

    /// <summary>An object that the message holds already, by its index (format.md §15).</summary>
    public const byte BackReference = 252;

    /// <summary>The first byte of a frame (format.md §12); no object begins with it.</summary>
    public const byte Frame = 0xFD;

    /// <summary>An object follows, head and all, that takes the next index of the objects of the message (format.md §15).</summary>
    public const byte Referenced = 255;

    public static bool IsReference(byte head) => head is BackReference or Referenced;

    public static bool IsDerived(byte head) => head is >= FirstIndex and <= LongIndex;
}
