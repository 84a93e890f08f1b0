using System;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Members at their default take a bit, however many there are.</summary>
public class SkippedDefaultsTests
{
    /// <summary>More members than a head of one byte counts: their number takes more than one, and objects of none of them fewer bytes than members.</summary>
    [Fact]
    public void ManyMembers_InEveryMode_TakeABitEach()
    {
        const int Count = 1000;
        string members = string.Concat(Enumerable.Range(0, Count).Select(i => $"[NinoMember({i})] public int M{i}; "));
        Assembly assembly = Harness.Load($"namespace ManySkipped; [NinoType(VersionTolerant = true, SkipDefaults = true)] public sealed class Many {{ {members} }} public static class Use {{ public static byte[] All(Many[] many) => NinoSerializer.Serialize(many); }}");
        Type type = assembly.GetTypes().Single(type => type.Name == "Many");
        Array values = Array.CreateInstance(type, 70);
        for (int i = 0; i < values.Length; i++)
        {
            object value = Activator.CreateInstance(type)!;
            type.GetField($"M{i * 14}")!.SetValue(value, i);
            values.SetValue(value, i);
        }

        TypeBinding[] modes = Modes.Of(values.GetType());
        byte[] bytes = modes[0].SerializeBoxed(values, null);
        Assert.All(modes, mode =>
        {
            Assert.Equal(bytes, mode.SerializeBoxed(values, null));
            Assert.Null(Structure.Difference(values, mode.DeserializeBoxed(bytes, null, null)));
        });

        // The count, the mark and the count of the table, its members, the long head once, and of each object a head, the bits and a number but 0.
        Assert.Equal(1 + 1 + 2 + 1 + Count + 1 + 2 + (values.Length * (Count / 8)) + (values.Length - 1) + ((values.Length - 1) * 4), bytes.Length);
    }

    /// <summary>What takes no byte is default: a struct too, whatever its constructor would make of its members.</summary>
    [Fact]
    public void StructAtItsDefault_IsReadWithoutItsConstructor() => Assert.Equal("True False True", Harness.RunTest(
        """
        [NinoType] public struct SkippedMade { public double D { get; } [NinoIgnore] public bool IsSet { get; } public SkippedMade(double d) { D = d; IsSet = true; } }
        [NinoType(VersionTolerant = true)] public class SkippedNot { [NinoMember(1)] public SkippedMade S; }
        [NinoType(VersionTolerant = true, SkipDefaults = true)] public class SkippedIs { [NinoMember(1)] public SkippedMade S; }
        public static class Test
        {
            public static string Run() =>
                $"{NinoDeserializer.Deserialize<SkippedNot>(NinoSerializer.Serialize(new SkippedNot { S = new(0) })).S.IsSet} {NinoDeserializer.Deserialize<SkippedIs>(NinoSerializer.Serialize(new SkippedIs { S = new(0) })).S.IsSet} {NinoDeserializer.Deserialize<SkippedIs>(NinoSerializer.Serialize(new SkippedIs { S = new(1) })).S.IsSet}";
        }
        """));
}
