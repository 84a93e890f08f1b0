using System;
using System.Collections;
using System.Collections.Generic;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Counts and lengths that the input does not hold.</summary>
public sealed class ClaimTests
{
    public static TheoryData<Type> Collections => new(Types);

    /// <summary>2^30, as a count.</summary>
    private const string HugeCount = "81 80 80 80 04";

    private static readonly Type[] Types =
    [
        typeof(byte[]), typeof(int[]), typeof(decimal[]), typeof(string?[]), typeof(int?[]), typeof(PaddedStruct[]), typeof(TextStruct[]), typeof(Person?[]),
        typeof(List<int>), typeof(List<string?>), typeof(List<PaddedStruct>), typeof(List<Person?>), typeof(HashSet<int>), typeof(HashSet<string?>),
        typeof(Queue<int>), typeof(Queue<string?>), typeof(Stack<int>), typeof(Stack<string?>), typeof(LinkedList<int>), typeof(LinkedList<string?>),
        typeof(Dictionary<int, int>), typeof(Dictionary<string, int>), typeof(Dictionary<int, string?>),
    ];

    [Theory]
    [MemberData(nameof(Collections))]
    public void Deserialize_ClaimOfABillionElements_AllocatesNothingForThem(Type type)
    {
        byte[] bytes = Hex.Bytes(HugeCount + "00 00 00 00 00 00 00 00");
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(bytes, type)));
        Assert.InRange(allocated, 0, 16 * 1024);
    }

    [Theory]
    [MemberData(nameof(Collections))]
    public void DeserializeRef_ClaimOfABillionElements_AllocatesNothingForThem(Type type)
    {
        byte[] bytes = Hex.Bytes(HugeCount + "00 00 00 00 00 00 00 00");
        object? existing = NinoDeserializer.Deserialize([1], type);
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(bytes, type, ref existing)));
        Assert.InRange(allocated, 0, 16 * 1024);
    }

    /// <summary>What takes at most sixteen times its bytes is not counted: three references of at least a byte each.</summary>
    [Fact]
    public void Tuples_TakeTheBytesOfTheirElements()
    {
        List<(string?, string?, string?)> tuples = [.. new (string?, string?, string?)[5000]];
        byte[] bytes = NinoSerializer.Serialize(tuples);
        Assert.Equal(tuples, NinoDeserializer.Deserialize<List<(string?, string?, string?)>>(bytes, NinoOptions.Default with { MaxAllocatedBytes = 1000 }));
        NinoException error = Read.Rejected<List<(string?, string?)>>([3, 0, 0, 0]);
        Assert.Equal((0, ""), (error.Offset, error.Path));
    }

    /// <summary>Null takes no memory but its place.</summary>
    [Fact]
    public void Nulls_TakeNothing()
    {
        NinoOptions little = NinoOptions.Default with { MaxAllocatedBytes = 1000 };
        Assert.Equal(5000, NinoDeserializer.Deserialize<Uri?[]>(NinoSerializer.Serialize(new Uri?[5000]), little)!.Length);
        Assert.Equal(5000, NinoDeserializer.Deserialize<StringBuilder?[]>(NinoSerializer.Serialize(new StringBuilder?[5000]), little)!.Length);
        Assert.Equal(5000, NinoDeserializer.Deserialize<BitArray?[]>(NinoSerializer.Serialize(new BitArray?[5000]), little)!.Length);
    }

    [Theory]
    [InlineData("81 80 80 80 10")]
    [InlineData("FF FF FF FF 0F")]
    [InlineData("80 80 80 80 08")]
    public void Deserialize_ClaimThatOverflows_Throws(string count) => Assert.All(Types, type =>
        Assert.Throws<NinoException>(() => { NinoDeserializer.Deserialize(Hex.Bytes(count + "00 00 00 00 00 00 00 00"), type); }));

    /// <summary>Form by form: 2^30 − 1 chars or bytes.</summary>
    [Theory]
    [InlineData("FD FF FF FF 0F")]
    [InlineData("FE FF FF FF 0F FF FF FF FF 03")]
    [InlineData("FF FF FF FF 0F")]
    public void Deserialize_StringOfABillionChars_AllocatesNothingForThem(string head)
    {
        byte[] bytes = Hex.Bytes(head + "61 61 61 61 61 61 61 61");
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(bytes)));
        Assert.InRange(allocated, 0, 16 * 1024);
    }

    /// <summary>A megabyte of zeros after a head that claims a megabyte of elements: what fits is bounded by the size of an empty element.</summary>
    [Theory]
    [InlineData(typeof(byte[]), 1)]
    [InlineData(typeof(string?[]), 8)]
    [InlineData(typeof(List<string?>), 8)]
    [InlineData(typeof(Queue<string?>), 8)]
    [InlineData(typeof(Stack<string?>), 16)]
    [InlineData(typeof(int?[]), 8)]
    [InlineData(typeof(LinkedList<string?>), 48)]
    [InlineData(typeof(HashSet<string?>), 24)]
    [InlineData(typeof(Dictionary<string, string?>), 16)]
    [InlineData(typeof(Dictionary<int, string?>), 8)]
    public void Deserialize_AMegabyteOfZeros_AllocatesASmallMultiple(Type type, int multiple)
    {
        const int size = 1 << 20;
        byte[] bytes = new byte[size + 3];
        Hex.Bytes("81 80 40").CopyTo(bytes, 0);
        long allocated = Allocations.Once(() => Assert.True(IsReadOrRefused(bytes, type)));

        // Interpreting boxes an element, for as long as it is moved.
        int boxes = NinoRuntime.Mode == NinoRuntimeMode.Interpreted ? 64 : 0;
        Assert.InRange(allocated, 0, ((multiple + boxes) * (long)size) + (512 * 1024));
    }

    /// <summary>A megabyte of presence bits that are all 0: eight absent elements a byte.</summary>
    [Theory]
    [InlineData(typeof(int?[]), 64)]
    [InlineData(typeof(decimal?[]), 192)]
    [InlineData(typeof(List<int?>), 64)]
    [InlineData(typeof(HashSet<int?>), 192)]
    public void Deserialize_AMegabyteOfAbsentElements_AllocatesWhatTheyTake(Type type, int multiple)
    {
        const int size = 1 << 20;
        byte[] bytes = new byte[size + 4];
        Hex.Bytes("81 80 80 04").CopyTo(bytes, 0);
        long allocated = Allocations.Once(() => Assert.True(IsReadOrRefused(bytes, type)));

        // Sets, and lists on netstandard2.1, take whole arrays of elements first; interpreting keeps an object and a byte for each.
        int kept = (NinoRuntime.Mode == NinoRuntimeMode.Interpreted ? 8 * (8 + 1) : 0) + (type == typeof(int?[]) || type == typeof(decimal?[]) ? 0 : 64);
        Assert.InRange(allocated, 0, ((multiple + kept) * (long)size) + (256 * 1024));
    }

    [Fact]
    public void Deserialize_ClaimOfManyMembers_Throws()
    {
        Read.Rejected<Wide>(Hex.Bytes("FA FF FF FF FF 0F 00"));
        Read.Rejected<Wide>(Hex.Bytes("FA C8 01 00"));
        Read.Rejected<Person>(Hex.Bytes("FA C8 01 00"));
    }

    private static bool IsReadOrRefused(byte[] bytes, Type type)
    {
        try
        {
            return NinoDeserializer.Deserialize(bytes, type) is not null;
        }
        catch (NinoException)
        {
            return true;
        }
    }
}
