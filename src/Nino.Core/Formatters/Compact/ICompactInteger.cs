using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>The compact form of an integer, which also tells how collections of it are packed (format.md §11.2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ICompactInteger<T> : ICompactForm<T>
    where T : unmanaged
{
    /// <summary>Whether values are in two's complement; a constant.</summary>
    bool IsSigned { get; }
}
