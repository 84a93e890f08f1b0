using System;
using System.Collections.Generic;
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

    /// <summary>Whether the bytes are a value; an exception that is not Nino's passes.</summary>
    public static bool IsTaken(Case input, GuardedMemory memory)
    {
        try
        {
            Roots.ByName[input.Root].Read(input.Entry, memory.Place(input.Bytes, atEnd: true), Pool.ExistingOf(input.Root));
            return true;
        }
        catch (NinoException)
        {
            return false;
        }
    }

    /// <summary>Reads the corpus; tells what is read otherwise than it was, and how much.</summary>
    public static int Verify()
    {
        GuardedMemory memory = new(Mutator.Largest);
        Case[] wrong = [.. Pool.Corpus().Where(input => IsTaken(input, memory) != input.IsTaken)];
        foreach (Case input in wrong)
        {
            Console.WriteLine($"FOUND {(input.IsTaken ? "refused" : "taken")}: {input}");
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
            Case read = input with { IsTaken = IsTaken(input, memory) };
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
