namespace Nino.Core.Formatters;

/// <summary>The elements of a tuple that is a class: a struct for each length, which <see cref="TupleFormatter{TTuple,TItems}"/> takes as a type argument.</summary>
/// <remarks>Writing and reading are inlined: code that tuples of references share would look their types up for each call.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITupleItems<TTuple>
    where TTuple : class
{
    /// <summary>The number of elements; a constant.</summary>
    int Count { get; }

    /// <summary>Writes the elements.</summary>
    ref byte Write(ref Writer writer, ref byte at, TTuple value);

    /// <summary>Reads the first <paramref name="count"/> elements; the others are default values.</summary>
    TTuple Read(ref Reader reader, int count);

    /// <summary>Tells the elements.</summary>
    void Describe(ShapeBuilder shape);
}
