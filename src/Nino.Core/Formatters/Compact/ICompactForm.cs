namespace Nino.Core.Formatters;

/// <summary>A compact form of a number (format.md §11). Implementations are stateless structs; <see cref="CompactFormatter{T,TForm}"/> makes formatters of them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ICompactForm<T>
{
    /// <summary>Writes a value; at least one byte.</summary>
    ref byte Write(ref Writer writer, ref byte at, T value);

    /// <summary>Reads a value; bytes that are none are an error.</summary>
    T Read(ref Reader reader);
}
