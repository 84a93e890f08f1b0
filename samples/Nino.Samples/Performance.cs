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

#region reuse
public static class Monsters
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    /// <summary>The bytes hold until the next call on this thread.</summary>
    public static ReadOnlySpan<byte> Write(Monster monster)
    {
        t_buffer ??= new ArrayBufferWriter<byte>(4096);
        t_buffer.ResetWrittenCount();
        NinoSerializer.Serialize(monster, t_buffer);   // allocates nothing
        return t_buffer.WrittenSpan;
    }

    /// <summary>Allocates the strings, and an array of another length.</summary>
    public static void Read(ref Monster? monster, ReadOnlySpan<byte> bytes) =>
        NinoDeserializer.DeserializeRef(ref monster, bytes);
}
#endregion reuse

internal static class PerformanceSamples
{
    [Sample]
    public static void Arrays()
    {
        Check.Equal(2 + (1000 * 16), NinoSerializer.Serialize(new Particle[1000]).Length);
    }

    [Sample]
    public static void NoAllocation()
    {
        Monster? monster = new() { Id = 3, Name = "orc", Tags = [] };

        Monsters.Read(ref monster, Monsters.Write(monster));

        Check.Equal(3, monster!.Id);
    }
}
