using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Fuzz.Inputs;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Fuzz.Running;

/// <summary>Reads an input and looks at what docs/en/guide/security.md promises.</summary>
/// <param name="current">Where the input is noted before it is read, or null.</param>
/// <param name="slowness">How many times as long as usual an input takes, because code is instrumented.</param>
internal sealed class Promises(CurrentCase? current, int slowness)
{
    /// <summary>Of what is counted beforehand, twice as much may be allocated: tables that grow are copied.</summary>
    private const int Garbage = 3;

    /// <summary>Buffers that are kept, types that are seen for the first time, and what is gone when an error has been raised.</summary>
    private const int Extra = 4 << 20;

    /// <summary>What an arrival of bytes may cost while a value is not whole: the walk along it ends in an error, with a stack trace.</summary>
    private const long ForArrival = 32 << 10;

    /// <summary>How many values of a byte may mean the same: zeros are the same as fractions of any of 15 scales.</summary>
    private const int MostForms = 16;

    /// <summary>Of so many values of a byte, one more than it has itself means the same where it is looked at further.</summary>
    private const int FirstForms = 8;

    /// <summary>Heads that a type id or a table of members follows.</summary>
    private static readonly byte[] NamingHeads = [248, 250, 251];

    /// <summary>Types whose constructor takes an integer as a <c>double</c>, and so drops bits.</summary>
    private static readonly Type[] Lossy = [typeof(Converted)];

    private static readonly string[] Unordered = ["Hashtable", "ConcurrentDictionary", "Frozen", "ImmutableHashSet", "ImmutableDictionary", "System.Collections.IDictionary", "System.Object", nameof(FilledTables)];

    private readonly GuardedMemory _memory = new(Mutator.Largest);

    private readonly Dictionary<Type, bool> _holdsUnordered = [];

    /// <summary>Reads; the finding, where a promise is broken.</summary>
    /// <param name="root">The type.</param>
    /// <param name="way">The way in.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="existing">Bytes of a value that is read into.</param>
    /// <param name="isTaken">Whether the bytes were accepted.</param>
    /// <param name="looksClosely">Whether what was accepted is looked at, written and read again.</param>
    public Finding? Read(Root root, Way way, byte[] bytes, byte[] existing, out bool isTaken, bool looksClosely)
    {
        isTaken = false;
        current?.Set(root, way, bytes);
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        TimeSpan start = ProcessorTime.Now;
        object? value = null;
        Exception? failure = null;
        try
        {
            value = root.Read(way, _memory.Place(bytes, atEnd: true), existing);
            isTaken = true;
        }
        catch (Exception error)
        {
            failure = error;
        }

        TimeSpan taken = ProcessorTime.Now - start;
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        Case input = new(root.Name, way, bytes, isTaken ? Case.Taken : Case.Refused);
        if (failure is not null && Unexpected(failure, way.Entry, bytes.Length) is { } problem)
        {
            return new Finding(problem, input, failure.ToString());
        }

        long arrivals = way.Entry == Entry.Drip ? Root.MostDrops * ForArrival : 0;
        if (allocated > Garbage * ((16L * bytes.Length) + way.Budget) + Extra + arrivals)
        {
            return new Finding($"memory {root.Name}", input, $"{allocated} bytes were allocated for {bytes.Length}.");
        }

        if (taken > slowness * Yardstick.Longest && Yardstick.IsExceeded(() => Repeat(root, way, bytes, existing), out string figures))
        {
            return new Finding($"time {root.Name}", input, $"{figures}; {bytes.Length} bytes.");
        }

        return isTaken && looksClosely ? Look(root, way, input, value) : null;
    }

    private void Repeat(Root root, Way way, byte[] bytes, byte[] existing)
    {
        try
        {
            root.Read(way, _memory.Place(bytes, atEnd: true), existing);
        }
        catch (Exception error) when (error is NinoException or OperationCanceledException)
        {
            // Only the time counts.
        }
    }

    private static string? Unexpected(Exception error, Entry entry, int length)
    {
        // Cancellation that code of the types asks for passes through.
        if (error is OperationCanceledException && error.TargetSite?.DeclaringType?.Assembly == typeof(Structure).Assembly)
        {
            return null;
        }

        if (error is not NinoException known)
        {
            string? at = error.StackTrace?.Split('\n').FirstOrDefault(line => line.Contains("Nino.Core", StringComparison.Ordinal))?.Trim();
            return $"{error.GetType().Name} {at?.Split(" in ")[0]}";
        }

        // Bytes that are framed here have other offsets; into an existing value two inputs are read.
        bool hasOffset = entry is not (Entry.Frame or Entry.RawFrame or Entry.Elements);
        return hasOffset && (known.Offset < 0 || known.Offset > length || known.Path is null || known.Type is null)
            ? $"incomplete error: {Words(known.Message)}"
            : null;
    }

    private static string Words(string message) => string.Concat(message.Where(c => !char.IsDigit(c)).Take(60));

    private Finding? Look(Root root, Way way, Case input, object? value)
    {
        if (Invalid.Find(value) is { } invalid)
        {
            return new Finding($"invalid {root.Name}", input, invalid);
        }

        try
        {
            byte[] again = root.WriteAs(way, value);
            object? read = root.Read(way.Again, again, []);
            if (Difference(root, way, value, again, read) is { } difference)
            {
                return new Finding($"differs {root.Name}", input, $"{difference}\nwritten again: {Convert.ToHexString(again)}");
            }

            if (!IsComparable(root, way, input.Bytes))
            {
                return null;
            }

            if (Ignored(root, way, input.Bytes, again) is { } ignored)
            {
                return new Finding($"ignored byte {root.Name}", input, ignored);
            }

            return IsComplete(root, input.Bytes, value) ? null : new Finding($"lost elements {root.Name}", input, $"written again: {Convert.ToHexString(again)}");
        }
        catch (Exception error)
        {
            return new Finding($"not written again {root.Name} {error.GetType().Name}", input, error.ToString());
        }
    }

    /// <summary>Whether the bytes are expected to come back. What names types and members of another program, and what stands behind, is left aside: those that this one does not know are ignored.</summary>
    private static bool IsComparable(Root root, Way way, byte[] bytes) =>
        way is { Entry: Entry.Span or Entry.Compiled or Entry.Interpreted, Settings: Settings.None } && !Lossy.Contains(root.Type) && bytes.AsSpan().IndexOfAny(NamingHeads) < 0;

    /// <summary>A byte that nobody looks at, among those that are written again otherwise: many of the values that it may have give the same value of the type. Few do where a value has several forms, as an empty string has.</summary>
    private string? Ignored(Root root, Way way, byte[] bytes, byte[] again)
    {
        int start = bytes.AsSpan().CommonPrefixLength(again);
        int end = bytes.Length;
        for (int i = again.Length; end > start && i > start && bytes[end - 1] == again[i - 1]; i--)
        {
            end--;
        }

        // A compact fraction of more digits than its type has is rounded.
        if (start == bytes.Length || (IsCompact(root) && (bytes.Length != again.Length || end - start > 1)))
        {
            return null;
        }

        // What was written may have been changed by its own code meanwhile.
        object? value = root.Read(way, bytes, []);
        int[] places = [start, (start + end) / 2, (start + start + end) / 3, Math.Max(start, end - 1)];
        foreach (int place in places.Distinct())
        {
            int same = 0;
            for (int i = 0; i <= byte.MaxValue && (i != FirstForms || same > 1); i++)
            {
                byte[] changed = (byte[])bytes.Clone();
                changed[place] ^= (byte)(i * 37);
                same += IsReadAs(root, way, changed, value, again) ? 1 : 0;
            }

            if (same > MostForms)
            {
                return $"{same} values of byte {place} give the same value, which is written as {Convert.ToHexString(again)}.";
            }
        }

        return null;
    }

    private bool IsReadAs(Root root, Way way, byte[] bytes, object? value, byte[] again)
    {
        try
        {
            object? read = root.Read(way, _memory.Place(bytes, atEnd: true), []);
            return Structure.Difference(value, read) is null && root.WriteAs(way, read).AsSpan().SequenceEqual(again);
        }
        catch (Exception error) when (error is NinoException or OperationCanceledException)
        {
            return false;
        }
    }

    /// <summary>Whether a collection of the framework has as many elements as its head tells.</summary>
    private static bool IsComplete(Root root, byte[] bytes, object? value)
    {
        uint head = Varints.At(bytes, 0).Value;
        bool isCounted = head != 0 && value is IEnumerable and not (BitArray or Array { Rank: > 1 }) && (root.Type.IsArray || root.Type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true);
        return !isCounted || ((IEnumerable)value!).Cast<object?>().Count() + 1 == head;
    }

    private static bool IsCompact(Root root) => root.Name.Contains("Compact", StringComparison.Ordinal);

    /// <summary>What is not on the wire may differ: a log of calls, or how members are kept. So may objects that others share, which are reached on too many ways to be compared along all of them: their bytes tell who they are.</summary>
    private string? Difference(Root root, Way way, object? value, byte[] again, object? read)
    {
        string? difference = way.Settings.HasFlag(Settings.References) ? "" : Structure.Difference(value, read);
        if (difference is null)
        {
            return null;
        }

        byte[] bytes = root.WriteAs(way.Again, read);
        return bytes.AsSpan().SequenceEqual(again) || IsInAnotherOrder(root, again, bytes) ? null : $"{difference}\nand then: {Convert.ToHexString(bytes)}";
    }

    /// <summary>Some collections have no order, and may hold the same in another one once they are made anew. An index of a type then stands elsewhere, too.</summary>
    private bool IsInAnotherOrder(Root root, byte[] bytes, byte[] others) =>
        bytes.Length == others.Length && (Unordered.Any(root.Name.Contains) || (HoldsUnordered(root.Type) && bytes.Order().SequenceEqual(others.Order())));

    private bool HoldsUnordered(Type type)
    {
        if (_holdsUnordered.TryGetValue(type, out bool known))
        {
            return known;
        }

        // False while it is under way; a derived class may add any member.
        _holdsUnordered[type] = false;
        return _holdsUnordered[type] = Unordered.Any(type.ToString().Contains)
            || (type.HasElementType && HoldsUnordered(type.GetElementType()!))
            || type.GetGenericArguments().Any(HoldsUnordered)
            || (type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true && ((!type.IsSealed && !type.IsArray) || Structure.FieldsOf(type).Any(field => HoldsUnordered(field.FieldType))));
    }
}
