using System;
using System.Collections.Generic;
using System.Text;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Versioning.Changes;

public enum OldKind { Orc }

public enum NewKind { Goblin, Troll }

[NinoType]
public class Before
{
    public int Count;
    public string Name = "";
    public List<int> Numbers = [];
    public OldKind Kind;
}

[NinoType]
public record After
{
    public int Amount { get; set; }
    [NinoUtf8] public string Title { get; set; } = "";
    public int[] Values { get; set; } = [];
    public NewKind Kind { get; set; }
}

/// <summary>What the versioning page calls safe, and that is not an example of its own.</summary>
internal static class SafeChangesSamples
{
    [Sample]
    public static void NamesAndKindsOfMembers_AreNotInTheBytes()
    {
        byte[] old = NinoSerializer.Serialize(new Before { Count = 1, Name = "é", Numbers = [2, 3] });
        After after = NinoDeserializer.Deserialize<After>(old)!;
        Check.Equal((1, "é", NewKind.Goblin), (after.Amount, after.Title, after.Kind));
        Check.Sequence([2, 3], after.Values);
        Before before = NinoDeserializer.Deserialize<Before>(NinoSerializer.Serialize(after))!;
        Check.Equal((1, "é", OldKind.Orc), (before.Count, before.Name, before.Kind));
    }

    [Sample]
    public static void FormerName_IsWritten()
    {
        byte[] bytes = NinoSerializer.Serialize(new Polymorphism.Troll());
        Check.Equal(Id("Game.Monsters.Orc"), BitConverter.ToUInt32(bytes, 1));
    }

    [Sample]
    public static void NameOfATaggedType_IsRead()
    {
        byte[] bytes = NinoSerializer.Serialize(new Polymorphism.Pong { Sequence = 7 });
        BitConverter.TryWriteBytes(bytes.AsSpan(1), Id("Nino.Samples.Polymorphism.Pong"));
        Check.True(NinoDeserializer.Deserialize<Polymorphism.Packet>(bytes) is Polymorphism.Pong { Sequence: 7 });
    }

    /// <summary>FNV-1a, as format.md §8 says.</summary>
    private static uint Id(string name)
    {
        uint hash = 2166136261;
        foreach (byte each in Encoding.UTF8.GetBytes(name))
        {
            hash = (hash ^ each) * 16777619;
        }

        return hash;
    }
}
