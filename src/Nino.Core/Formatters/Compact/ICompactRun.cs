namespace Nino.Core.Formatters;

/// <summary>How the elements of a collection are packed into integers of one width (format.md §11.2). Elements and integers are in the byte order of the machine.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ICompactRun
{
    /// <summary>How many bytes an element has that is not packed; a constant.</summary>
    int Size { get; }

    /// <summary>Whether this is what the memory of an element holds; a constant.</summary>
    bool IsMemory { get; }

    /// <summary>Whether integers that are narrower stand behind a byte that tells what they count; a constant.</summary>
    bool HasScale { get; }

    /// <summary>The least width that holds all elements: 1, 2, 4 or 8 bytes, at most <see cref="Size"/>.</summary>
    /// <param name="source">The first element.</param>
    /// <param name="count">How many there are; one or more.</param>
    /// <param name="scale">What the integers count.</param>
    int WidthOf(ref byte source, int count, out byte scale);

    /// <summary>Writes elements as integers of a width and scale that <see cref="WidthOf"/> chose, narrower than they are.</summary>
    void Narrow(ref byte source, ref byte destination, int count, int width, byte scale);

    /// <summary>Reads elements; false where the scale is none, or an element cannot be.</summary>
    bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale);
}
