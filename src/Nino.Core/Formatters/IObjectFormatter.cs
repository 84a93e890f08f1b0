namespace Nino.Core.Formatters;

/// <summary>The form of a type that begins with an object head (format.md §7).</summary>
/// <typeparam name="T">A class, interface, or struct that is not fixed-size.</typeparam>
public interface IObjectFormatter<T> : IFormatter<T>
{
    /// <summary>
    /// Reads the first <paramref name="count"/> members, which may be fewer or more than the type has.
    /// </summary>
    /// <param name="reader">The reader, after the head.</param>
    /// <param name="count">The number of members in the bytes.</param>
    /// <param name="reuse">True: <paramref name="value"/> is an instance to fill, and what its members hold is reused.</param>
    /// <param name="value">The instance; replaced when <paramref name="reuse"/> is false or the type cannot be filled in place.</param>
    void ReadMembers(ref Reader reader, int count, bool reuse, ref T value);
}
