using System;
using System.IO;
using System.Threading.Tasks;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Streams;

/// <summary>One way of writing messages to a stream and of reading them again.</summary>
/// <param name="Name">What it is called in results.</param>
/// <param name="Write">Writes the messages and flushes the stream, which stays open.</param>
/// <param name="Read">Reads messages until there are no more, hands over each one that it made, and gives their number.</param>
internal sealed record StreamSubject(string Name, Func<Stream, SimpleClass[], int, Task> Write, Func<Stream, Action<SimpleClass?>, Task<int>> Read);
