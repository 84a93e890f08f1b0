using System;
using System.Diagnostics;
using System.Linq;
using Nino.Core;
using Nino.Fuzz.Inputs;
using Nino.Tests.Kit;

namespace Nino.Fuzz.Running;

/// <summary>Reads an input and looks at what docs/en/guide/security.md promises.</summary>
/// <param name="current">Where the input is noted before it is read, or null.</param>
/// <param name="longest">How long an input may take.</param>
internal sealed class Promises(CurrentCase? current, TimeSpan longest)
{
    /// <summary>How long 64 KB may take.</summary>
    public static readonly TimeSpan Longest = TimeSpan.FromMilliseconds(50);

    private const int Repeats = 5;

    /// <summary>Of what is counted beforehand, twice as much may be allocated: tables that grow are copied.</summary>
    private const int Garbage = 3;

    private readonly GuardedMemory _memory = new(Mutator.Largest);

    /// <summary>Reads; the finding, where a promise is broken.</summary>
    /// <param name="root">The type.</param>
    /// <param name="entry">The way in.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="existing">Bytes of a value that is read into.</param>
    /// <param name="isTaken">Whether the bytes were accepted.</param>
    /// <param name="looksClosely">Whether what was accepted is looked at, written and read again.</param>
    public Finding? Read(Root root, Entry entry, byte[] bytes, byte[] existing, out bool isTaken, bool looksClosely)
    {
        isTaken = false;
        current?.Set(root, entry, bytes);
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        long start = Stopwatch.GetTimestamp();
        object? value = null;
        Exception? failure = null;
        try
        {
            value = root.Read(entry, _memory.Place(bytes, atEnd: true), existing);
            isTaken = true;
        }
        catch (Exception error)
        {
            failure = error;
        }

        TimeSpan taken = Stopwatch.GetElapsedTime(start);
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        Case input = new(root.Name, entry, bytes, isTaken ? Case.Taken : Case.Refused);
        if (failure is not null && Unexpected(failure, entry, bytes.Length) is { } problem)
        {
            return new Finding(problem, input, failure.ToString());
        }

        if (allocated > Garbage * ((16L * bytes.Length) + (64 << 20)))
        {
            return new Finding($"memory {root.Name}", input, $"{allocated} bytes were allocated for {bytes.Length}.");
        }

        if (taken > longest && IsSlow(root, entry, bytes, existing))
        {
            return new Finding($"time {root.Name}", input, $"{taken.TotalMilliseconds} ms for {bytes.Length} bytes.");
        }

        return isTaken && looksClosely ? Look(root, entry, input, value) : null;
    }

    /// <summary>Other programs and the JIT take time too: the shortest of several runs counts.</summary>
    private bool IsSlow(Root root, Entry entry, byte[] bytes, byte[] existing)
    {
        TimeSpan least = TimeSpan.MaxValue;
        for (int i = 0; i < Repeats && least > longest; i++)
        {
            long start = Stopwatch.GetTimestamp();
            try
            {
                root.Read(entry, _memory.Place(bytes, atEnd: true), existing);
            }
            catch (NinoException)
            {
                // Only the time counts.
            }

            least = TimeSpan.FromTicks(Math.Min(least.Ticks, Stopwatch.GetElapsedTime(start).Ticks));
        }

        return least > longest;
    }

    private static string? Unexpected(Exception error, Entry entry, int length)
    {
        if (error is not NinoException known)
        {
            string? at = error.StackTrace?.Split('\n').FirstOrDefault(line => line.Contains("Nino.Core", StringComparison.Ordinal))?.Trim();
            return $"{error.GetType().Name} {at?.Split(" in ")[0]}";
        }

        // Bytes that are framed here have other offsets; into an existing value two inputs are read.
        bool hasOffset = entry is not (Entry.Frame or Entry.RawFrame);
        return hasOffset && (known.Offset < 0 || known.Offset > length || known.Path is null || known.Type is null)
            ? $"incomplete error: {Words(known.Message)}"
            : null;
    }

    private static string Words(string message) => string.Concat(message.Where(c => !char.IsDigit(c)).Take(60));

    private static Finding? Look(Root root, Entry entry, Case input, object? value)
    {
        if (Invalid.Find(value) is { } invalid)
        {
            return new Finding($"invalid {root.Name}", input, invalid);
        }

        try
        {
            byte[] again = root.WriteAs(entry, value);
            Entry plain = entry is Entry.Object or Entry.Compiled or Entry.Interpreted ? entry : Entry.Span;
            object? read = root.Read(plain, again, []);

            // What the bytes named is read as it is, and written as what is declared: a list, for one.
            if (root.Type.IsInterface && value?.GetType() != read?.GetType())
            {
                (value, read) = (read, root.Read(plain, root.WriteAs(entry, read), []));
            }

            return Structure.Difference(value, read) is { } difference
                ? new Finding($"differs {root.Name}", input, $"{difference}\nwritten again: {Convert.ToHexString(again)}")
                : null;
        }
        catch (Exception error)
        {
            return new Finding($"not written again {root.Name} {error.GetType().Name}", input, error.ToString());
        }
    }
}
