using System;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.References;

/// <summary>Heads of references that are not what they should be.</summary>
public sealed class ReferenceBytesTests
{
    private static readonly NinoOptions Preserving = new() { PreserveReferences = true };

    [Fact]
    public void Object_TakesOneByteMore_AndARepetitionTwo()
    {
        Relative relative = new() { Name = "a" };
        Assert.Equal(Hex.Bytes("FF 04 05 61 00 01"), NinoSerializer.Serialize(relative));
        relative.Parent = relative;
        Assert.Equal(Hex.Bytes("FF 04 05 61 FC 00 01"), NinoSerializer.Serialize(relative));
    }

    [Fact]
    public void Heads_WhereTheTypeDoesNotSaySo_NameTheRemedy()
    {
        byte[] bytes = Hex.Bytes("FF 03 01 00 00 00 FC 00");
        NinoException error = Read.RejectedAt<Chain>(bytes, 0, "", typeof(Chain));
        Assert.Contains("[NinoType(PreserveReferences = true)]", error.Message);
        Assert.Contains("NinoOptions.PreserveReferences", error.Message);
        Chain chain = NinoDeserializer.Deserialize<Chain>(bytes, Preserving)!;
        Assert.Same(chain, chain.Next);
    }

    [Fact]
    public void Reference_ToAnObjectThatIsNotThere_Throws()
    {
        Read.RejectedAt<Relative>(Hex.Bytes("FC 00"), 0, "", typeof(Relative));
        Read.RejectedAt<Relative>(Hex.Bytes("FF 04 00 FC 01 01"), 3, "Parent", typeof(Relative));
        Read.RejectedAt<Relative>(Hex.Bytes("FF 04 00 FC FF FF FF FF 0F 01"), 3, "Parent", typeof(Relative));
        Read.RejectedAt<Relative>(Hex.Bytes("04 00 FC 00 01"), 2, "Parent", typeof(Relative));
        Read.RejectedAt<Chain>(Hex.Bytes("FC 00"), 0, "", typeof(Chain));
        Read.RejectedAt<object>(Hex.Bytes("FC 00"), 0, "", typeof(object));
    }

    [Fact]
    public void Reference_ToAnObjectOfAnotherType_Throws()
    {
        // The speaker, which object allows, is the second object; the first one that a list of towns holds refers to the host.
        byte[] whole = NinoSerializer.Serialize(new Gathering { Host = new Relative(), Speaker = new Town { Roads = { new Town() } } });
        int road = whole.AsSpan().LastIndexOf((byte)0xFF);
        byte[] changed = [.. whole[..road], 0xFC, 0, .. whole[(road + 7)..]];
        NinoException error = Read.Rejected<Gathering>(changed);
        Assert.Equal(("Speaker.Roads[0]", typeof(ITown), road), (error.Path, error.Type, error.Offset));
    }

    [Fact]
    public void Heads_InARow_Throw()
    {
        Read.RejectedAt<Relative>(Hex.Bytes("FF FF 04 00 00 01"), 0, "", typeof(Relative));
        Read.RejectedAt<Relative>(Hex.Bytes("FF 00"), 0, "", typeof(Relative));
        Read.RejectedAt<Relative>(Hex.Bytes("FF FC 00"), 0, "", typeof(Relative));
        Read.RejectedAt<object>(Hex.Bytes("FF FF"), 0, "", typeof(object));
        byte[] many = new byte[100_000];
        many.AsSpan().Fill(0xFF);
        Read.RejectedAt<Relative>(many, 0, "", typeof(Relative));
        Read.RejectedAt<Gathering>([2, .. many], 1, "Host", typeof(Relative));
    }

    [Fact]
    public void ManyReferences_MakeNoObjects()
    {
        const int Count = 200_000;
        byte[] one = Hex.Bytes("FF 04 00 00 01");
        byte[] head = [(byte)((Count + 1) & 0x7F | 0x80), (byte)(((Count + 1) >> 7) & 0x7F | 0x80), (byte)((Count + 1) >> 14)];
        byte[] bytes = new byte[head.Length + one.Length + ((Count - 1) * 2)];
        head.CopyTo(bytes, 0);
        one.CopyTo(bytes, head.Length);
        for (int i = head.Length + one.Length; i < bytes.Length; i += 2)
        {
            bytes[i] = 0xFC;
        }

        Relative[] all = NinoDeserializer.Deserialize<Relative[]>(bytes)!;
        Assert.Equal(Count, all.Length);
        Assert.All(all, relative => Assert.Same(all[0], relative));
        Assert.Equal(bytes, NinoSerializer.Serialize(all));
    }

    [Fact]
    public void Values_AreNotReferredTo()
    {
        Read.Rejected<TextStruct>(Hex.Bytes("FF 04 00 00 00 00 00 00"));
        Read.Rejected<Tuple<int, string>>(Hex.Bytes("FF 03 01 00 00 00 00"));
        byte[] boxed = NinoSerializer.Serialize<object>(5);
        Assert.Contains("values of this type are not", Read.Rejected<object>([0xFF, .. boxed]).Message);
    }

    [Fact]
    public void EveryByte_CutOffOrChanged_IsRejectedOrRead()
    {
        Godparent host = new() { Name = "h" };
        host.Godchild = host.Add(new Relative { Name = "o" });
        Gathering gathering = new() { Host = host, Seats = [host, host.Godchild], Speaker = host, Things = [host, "x"] };
        byte[] bytes = NinoSerializer.Serialize(gathering);
        for (int i = 0; i < bytes.Length; i++)
        {
            Read.Rejected<Gathering>(bytes[..i]);
            byte old = bytes[i];
            foreach (byte other in (byte[])[0, 1, 4, 0xC0, 0xF8, 0xFB, 0xFC, 0xFF, (byte)(old ^ 1), (byte)(old ^ 0x80)])
            {
                bytes[i] = other;
                Read.IsValue<Gathering>(bytes, out _);
            }

            bytes[i] = old;
        }
    }
}
