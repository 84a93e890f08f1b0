namespace Nino.Core.Streaming;

/// <summary>What follows in a stream of messages (format.md §13). 0 is none, so that zeros which a crash left are not read.</summary>
internal enum MessageKind : byte
{
    /// <summary>A message that is a root.</summary>
    Plain = 1,

    /// <summary>A message that is a frame.</summary>
    Framed = 2,

    /// <summary>The end of the stream.</summary>
    End = 3,

    /// <summary>The index of a stream of elements, before its end.</summary>
    Index = 4,
}
