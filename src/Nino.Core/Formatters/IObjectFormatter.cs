namespace Nino.Core.Formatters;

/// <summary>The form of a type that begins with an object head (format.md §7).</summary>
/// <remarks>A type without instances of its own leaves out the members that write and read one.</remarks>
/// <typeparam name="T">A class, interface, or struct that is not fixed-size.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IObjectFormatter<T> : IFormatter<T>
{
    /// <summary>What is fixed for each object; a constant.</summary>
    ObjectInfo Info { get; }

    /// <summary>Writes the members at <paramref name="destination"/>, behind the head; only called where <see cref="ObjectInfos.BodySize"/> is not 0.</summary>
    void WriteMembers(ref byte destination, T value) => throw Errors.NotFixedSize();

    /// <summary>Writes a value that is exactly a <typeparamref name="T"/>, a head byte, then the members, and returns the place behind it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="value">The value; not null.</param>
    /// <param name="head">The head: that of the member count, or the index of the type in this message; of a version-tolerant type also 251, which tells the members.</param>
    ref byte WriteBody(ref Writer writer, ref byte at, T value, byte head) => throw Errors.NoInstances(typeof(T));

    /// <summary>Reads all members, after the head, into a new instance; with <see cref="ObjectInfos.SkipsDefaults"/>, presence bits and the members that they tell of.</summary>
    T ReadMembers(ref Reader reader) => throw Errors.NoInstances(typeof(T));

    /// <summary>
    /// Reads the first <paramref name="count"/> members, which may be fewer or more than the type has.
    /// </summary>
    /// <param name="reader">The reader, after the head.</param>
    /// <param name="count">The number of members in the bytes; negative where <see cref="Reader.Has"/> tells which of a version-tolerant type these are.</param>
    /// <param name="reuse">True: <paramref name="value"/> is an instance to fill, and what its members hold is reused.</param>
    /// <param name="value">The instance; replaced when <paramref name="reuse"/> is false or the type cannot be filled in place.</param>
    void ReadMembers(ref Reader reader, int count, bool reuse, ref T value) => throw Errors.NoInstances(typeof(T));
}
