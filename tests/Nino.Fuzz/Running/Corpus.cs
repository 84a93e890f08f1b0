using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Fuzz.Inputs;

namespace Nino.Fuzz.Running;

/// <summary>The inputs that are checked in: short ones that take every edge which was found, with what becomes of them.</summary>
internal static class Corpus
{
    /// <summary>Longer inputs are not checked in.</summary>
    private const int Longest = 400;

    /// <summary>What becomes of the bytes now; an exception that is not Nino's passes.</summary>
    /// <param name="input">The bytes.</param>
    /// <param name="memory">Where they are put.</param>
    /// <param name="message">Why they are refused, or nothing.</param>
    public static string OutcomeOf(Case input, GuardedMemory memory, out string message)
    {
        try
        {
            Roots.ByName[input.Root].Read(input.Way, memory.Place(input.Bytes, atEnd: true), Pool.ExistingOf(input.Root));
            message = "";
            return Case.Taken;
        }
        catch (NinoException error)
        {
            message = error.Message;
            return Case.Refused + error.Offset.ToString(CultureInfo.InvariantCulture);
        }
    }

    /// <summary>Reads the corpus; tells what is read otherwise than it was, and how much.</summary>
    public static int Verify()
    {
        GuardedMemory memory = new(Mutator.Largest);
        Case[] wrong = [.. Pool.Corpus().Where(input => OutcomeOf(input, memory, out _) != input.Outcome)];
        foreach (Case input in wrong)
        {
            Console.WriteLine($"FOUND {OutcomeOf(input, memory, out _)} now: {input}");
        }

        return wrong.Length;
    }

    /// <summary>Writes those of all known inputs that are needed to take every edge. Runs in an instrumented process.</summary>
    public static void Minimize(string folder, string path)
    {
        GuardedMemory memory = new(Mutator.Largest);
        Coverage coverage = new();
        List<string> needed = [];
        foreach (Case input in Pool.Corpus().Concat(Pool.Kept(folder)).Where(input => input.Bytes.Length <= Longest).OrderBy(input => input.Bytes.Length).DistinctBy(input => input.ToString()).ToArray())
        {
            coverage.Clear();
            Case read = input with { Outcome = OutcomeOf(input, memory, out _) };
            coverage.Add(out bool isNewEdge);
            if (isNewEdge)
            {
                needed.Add(read.ToString());
            }
        }

        File.WriteAllLines(path, needed.Order(StringComparer.Ordinal));
        Console.WriteLine($"{needed.Count} inputs take {coverage.Count} of {coverage.Total} edges");
    }
}
