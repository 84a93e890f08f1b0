using System;
using System.Collections.Generic;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Structs with a date in arrays, which are checked several at a time where code is generated: each bad one is found, and dates that are far apart are not refused.</summary>
public static class DatesCheck
{
    private const int Longest = 12;
    private const int Size = 12;
    private const int TicksAt = 4;

    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Run()
    {
        for (int length = 1; length <= Longest; length++)
        {
            SimpleStruct[] values = new SimpleStruct[length];
            for (int i = 0; i < length; i++)
            {
                values[i] = new SimpleStruct { Id = -i, CreateTime = i % 2 == 0 ? DateTime.MaxValue : new DateTime(2026, 1, 1).AddSeconds(i) };
            }

            byte[] payload = NinoSerializer.Serialize(values);
            if (!EqualityComparer<SimpleStruct>.Default.Equals(NinoDeserializer.Deserialize<SimpleStruct[]>(payload)![length - 1], values[length - 1]))
            {
                return $"the last of {length} came back as another value";
            }

            for (int bad = 0; bad < length; bad++)
            {
                if (OfBad(payload, 1 + (bad * Size) + TicksAt) is { } failure)
                {
                    return $"number {bad} of {length}: {failure}";
                }
            }
        }

        return null;
    }

    private static string? OfBad(byte[] payload, int offset)
    {
        byte[] changed = (byte[])payload.Clone();
        changed[offset + 7] = 0x3F;
        try
        {
            NinoDeserializer.Deserialize<SimpleStruct[]>(changed);
            return "a date out of range was read";
        }
        catch (NinoException error)
        {
            return error.Offset == offset ? null : $"the error is at {error.Offset}, not at {offset}";
        }
    }
}
