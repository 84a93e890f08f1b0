using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Compact;

#region trade
[NinoType]
public class Trade
{
    public long Id { get; set; }
    public DateTime Time { get; set; }
    public decimal Price { get; set; }
    public int Amount { get; set; }
    public int[] Levels { get; set; } = [];
}
#endregion trade

#region compact
[NinoType, NinoCompact]
public class CompactTrade
{
    public long Id { get; set; }
    public DateTime Time { get; set; }
    public decimal Price { get; set; }
    public int Amount { get; set; }
    public int[] Levels { get; set; } = [];
}
#endregion compact

#region member
[NinoType]
public class Measurement
{
    // Mostly small: one byte each.
    [NinoCompact] public List<long> Counts { get; set; } = [];

    // Any of 64 bits: left as it is.
    public long Checksum { get; set; }
}
#endregion member

internal static class CompactSamples
{
    [Sample]
    public static void Sizes()
    {
        #region sizes
        var time = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        byte[] plain = NinoSerializer.Serialize(new Trade
        {
            Id = 1234,
            Time = time,
            Price = 99.95m,
            Amount = 20,
            Levels = [1, 2, 3],
        });
        byte[] compact = NinoSerializer.Serialize(new CompactTrade
        {
            Id = 1234,
            Time = time,
            Price = 99.95m,
            Amount = 20,
            Levels = [1, 2, 3],
        });

        // 50 bytes, 16 compact
        Console.WriteLine($"{plain.Length} bytes, {compact.Length} compact");
        #endregion sizes

        Check.Equal(50, plain.Length);
        Check.Equal(16, compact.Length);
        Check.Equal(99.95m, NinoDeserializer.Deserialize<CompactTrade>(compact)!.Price);
    }

    [Sample]
    public static void Member()
    {
        byte[] bytes = NinoSerializer.Serialize(new Measurement { Counts = [1, 2, 3], Checksum = -1 });
        Check.Equal(1 + 1 + 3 + 8, bytes.Length);
    }

    [Sample]
    public static void Root()
    {
        #region roots
        int[] scores = [1, 2, 3];
        byte[] bytes = NinoSerializer.Serialize<NinoCompactValue<int[]>>(scores);

        // 4 bytes: the count with the width, three numbers
        Console.WriteLine($"{bytes.Length} bytes");

        int[] read = NinoDeserializer.Deserialize<NinoCompactValue<int[]>>(bytes);
        #endregion roots

        Check.Equal(4, bytes.Length);
        Check.Equal(3, read[2]);
    }
}
