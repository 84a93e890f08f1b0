using Nino.Core.Runtime;

namespace Nino.Core.Versions;

/// <summary>How objects in bytes tell their table: by an index of the message, or by a place among tables that were kept.</summary>
internal readonly struct TableNames
{
    private readonly TypeTable? _written;
    private readonly NamedTable[]? _kept;

    /// <summary>Those of bytes that were written with indexes of their own.</summary>
    public TableNames(TypeTable written) => _written = written;

    /// <summary>Those of bytes that were kept.</summary>
    public TableNames(NamedTable[] kept) => _kept = kept;

    /// <summary>Whether the bytes were kept.</summary>
    public bool AreKept => _kept is not null;

    /// <summary>Reads the head of an object; null where it is null. By default the session of the reader knows the indexes.</summary>
    public NamedTable? Read(ref Reader reader)
    {
        if (_kept is not null)
        {
            uint place = reader.ReadVarint();
            return place == 0 ? null : _kept[place - 1];
        }

        return reader.ReadTolerantHead() is not { } index ? null : _written?.NamedAt(index) ?? reader.NamedAt(index);
    }
}
