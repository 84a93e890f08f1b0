namespace Nino.Generator.Model;

/// <summary>How a fixed-size value lies in the memory of a sequential struct that holds it.</summary>
internal enum MemoryKind
{
    /// <summary>Not, or not for certain, as on the wire.</summary>
    Packed,

    /// <summary>As on the wire, on every little-endian machine.</summary>
    Raw,

    /// <summary>As on the wire when the formatter says so at run time.</summary>
    Probed,
}
