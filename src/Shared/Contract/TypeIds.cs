namespace Nino.Contract;

/// <summary>Type ids (format.md §8): the same in the generator and at run time.</summary>
internal static class TypeIds
{
    private const uint OffsetBasis = 2166136261;
    private const uint Prime = 16777619;

    /// <summary>Set in ids of types whose form does not begin with an object head: as a varint, F8 and such an id overflow.</summary>
    public const uint NotAnObject = 0x1080_8080;

    /// <summary>The 32-bit FNV-1a hash of the UTF-8 bytes of a full name.</summary>
    public static uint Of(string fullName, bool isObject)
    {
        uint hash = OffsetBasis;
        foreach (byte next in System.Text.Encoding.UTF8.GetBytes(fullName))
        {
            hash = unchecked((hash ^ next) * Prime);
        }

        return isObject ? hash : hash | NotAnObject;
    }

    /// <summary>The id of a type with a tag.</summary>
    public static uint OfTag(ushort tag, bool isObject) => isObject ? tag : tag | NotAnObject;
}
