using System;
using System.Text;

namespace Nino.Benchmarks.Floor;

/// <summary>Type ids and the head bytes of derived types (format.md §7, §8).</summary>
internal static class TypeId
{
    /// <summary>The head of a derived type that was not seen before; the id follows.</summary>
    public const byte New = 248;

    /// <summary>The head of the first derived type of a message, from its second occurrence on.</summary>
    public const byte Seen = 192;

    public static uint Of(Type type)
    {
        uint hash = 2166136261;
        foreach (byte unit in Encoding.UTF8.GetBytes(type.FullName!))
            hash = (hash ^ unit) * 16777619;
        return hash;
    }
}
