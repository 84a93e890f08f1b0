namespace Nino.Core.Formatters;

/// <summary>How the memory of a fixed-size type relates to its wire form, on this machine.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum FixedLayout
{
    /// <summary>They differ: values are converted one by one. Also for types that are not fixed-size.</summary>
    Packed,

    /// <summary>They are equal, and each bit pattern is a value: a run of values is a block copy.</summary>
    Raw,

    /// <summary>They are equal, and some bit patterns are not values: a run of values is checked and then copied as a block.</summary>
    RawChecked,

    /// <summary>They differ, and code of the user makes or shows each value: values are converted one by one, never moved as bytes, and what that code raises is told with its place.</summary>
    Made,
}
