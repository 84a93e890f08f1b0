using System;
using System.Buffers;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Performance;

#region struct
// 16 bytes, as in memory: an array of them is copied as a block.
public struct Particle
{
    public float X, Y, Z;
    public int Color;
}
#endregion struct

#region order
[NinoType]
public sealed class Monster
{
    // Fixed-size members beside each other are written and read with one check
    // of the bounds.
    public int Id { get; set; }
    public int Health { get; set; }
    public long Position { get; set; }
    public DateTime Spawned { get; set; }

    public string Name { get; set; } = "";
    public string[] Tags { get; set; } = [];
}
#endregion order

internal static class PerformanceSamples
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    [Sample]
    public static void Arrays()
    {
        Check.Equal(2 + (1000 * 16), NinoSerializer.Serialize(new Particle[1000]).Length);
    }

    [Sample]
    public static void NoAllocation()
    {
        Monster? monster = new() { Id = 3, Name = "orc", Tags = [] };

        #region reuse
        ArrayBufferWriter<byte> buffer = t_buffer ??= new ArrayBufferWriter<byte>(4096);
        buffer.ResetWrittenCount();
        // Allocates nothing.
        NinoSerializer.Serialize(monster, buffer);

        // Allocates only the strings.
        NinoDeserializer.DeserializeRef(ref monster, buffer.WrittenSpan);
        #endregion reuse

        Check.Equal(3, monster!.Id);
    }
}
