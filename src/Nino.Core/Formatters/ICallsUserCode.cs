using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of a fixed-size struct that calls code of the user for each value, so that runs of values are never moved as bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ICallsUserCode
{
}
