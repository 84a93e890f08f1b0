using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of a fixed-size struct of which one <see cref="System.DateTime"/> is all that <see cref="IFormatter{T}.IsValid"/> checks, so that runs of values are checked by vectors.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IHoldsTicks
{
    /// <summary>The offset of the date on the wire.</summary>
    int TicksAt { get; }
}
