namespace Nino.Benchmarks.Streams;

/// <summary>How fast messages pass a stream.</summary>
/// <param name="Name">What wrote and read them.</param>
/// <param name="Write">Megabytes of plain messages (10⁶ bytes) written in a second; median. Over sockets, writing and reading are one.</param>
/// <param name="Read">Megabytes of plain messages read in a second; median.</param>
/// <param name="WriteAllocated">Bytes allocated for each message that is written.</param>
/// <param name="ReadAllocated">Bytes allocated for each message that is read, its value included.</param>
internal sealed record StreamRow(string Name, double Write, double? Read, double WriteAllocated, double? ReadAllocated);
