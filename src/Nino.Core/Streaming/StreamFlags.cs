namespace Nino.Core.Streaming;

/// <summary>What the header of a stream of messages tells (format.md §13).</summary>
[Flags]
internal enum StreamFlags : byte
{
    None = 0,

    /// <summary>Headers and messages have checksums.</summary>
    Checksums = 1,

    /// <summary>Messages are lists of elements, with an index behind the last.</summary>
    Index = 2,
}
