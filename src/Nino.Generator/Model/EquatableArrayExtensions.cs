using System.Linq;

namespace Nino.Generator.Model;

internal static class EquatableArrayExtensions
{
    public static EquatableArray<T> ToEquatable<T>(this IEnumerable<T> items)
        where T : IEquatable<T> => new(items.ToArray());
}
