using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>The order of declarations: types may have parts in several files.</summary>
internal static class DeclarationOrder
{
    /// <summary>
    /// Sorts by the paths of files as text, whatever the order the compiler got these in, and the same on every machine: neither
    /// its culture nor its kind of slash counts, and case only where nothing else differs. So Player.Ammo.cs comes first, then
    /// Player.cs, Player.Stats.cs and Player_Stats.cs.
    /// </summary>
    /// <typeparam name="T">What is declared.</typeparam>
    /// <param name="declared">What is sorted.</param>
    /// <param name="placeOf">Where each of them stands.</param>
    public static IEnumerable<T> Sort<T>(IEnumerable<T> declared, Func<T, Location?> placeOf) => declared
        .Select(one => (One: one, Place: placeOf(one)))
        .Select(one => (one.One, Path: one.Place?.SourceTree?.FilePath.Replace('\\', '/') ?? "", Position: one.Place?.SourceSpan.Start ?? 0))
        .OrderBy(one => one.Path, StringComparer.OrdinalIgnoreCase)
        .ThenBy(one => one.Path, StringComparer.Ordinal)
        .ThenBy(one => one.Position)
        .Select(one => one.One);

    /// <summary>Sorts the members of a type.</summary>
    /// <typeparam name="T">Their kind.</typeparam>
    /// <param name="members">The members.</param>
    public static IEnumerable<T> Sort<T>(IEnumerable<T> members)
        where T : ISymbol => Sort(members, static member => member.Locations.FirstOrDefault());
}
