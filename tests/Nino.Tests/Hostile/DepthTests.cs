using System;
using System.Buffers;
using System.Collections;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Nesting without end, on a thread with little stack.</summary>
public sealed class DepthTests
{
    private const int Deep = 5000;
    private const int Limit = 512;

    private static readonly string ObjectArrayId = "D5C984D0";

    [Fact]
    public void Deserialize_ChainOfClasses_Throws() => AssertTooDeep<Chain>("03 00 00 00 00", "00");

    [Fact]
    public void Deserialize_Lists_Throws() => AssertTooDeep<Tree>("03 00 02", "00");

    [Fact]
    public void Deserialize_Dictionaries_Throws() => AssertTooDeep<Tree>("04 00 00 02 01 00 00 00", "00");

    [Fact]
    public void Deserialize_Arrays_Throws() => AssertTooDeep<Tree>("05 00 00 00 02", "00");

    [Fact]
    public void Deserialize_ObjectMembers_Throws() =>
        AssertTooDeep<Holder>("05 00 00 00 F8 6D DF 28 F7 05" + string.Concat(Enumerable.Repeat("00 00 00 C0", Deep)), "00");

    [Fact]
    public void Deserialize_ObjectArrays_Throws()
    {
        // At run time a collection is known by its id once it has been used.
        Assert.StartsWith($"F8 {ObjectArrayId}".Replace(" ", ""), Convert.ToHexString(NinoSerializer.Serialize<object>(Array.Empty<object?>())), StringComparison.Ordinal);
        AssertTooDeep<object>($"F8 {ObjectArrayId} 02" + string.Concat(Enumerable.Repeat("C0 02", Deep)), "00");
    }

    [Fact]
    public void Deserialize_ObjectLists_Throws() =>
        AssertTooDeep<Holder>("09 00 00 00 00 00 00 00 02 F8 6D DF 28 F7 09" + string.Concat(Enumerable.Repeat("00 00 00 00 00 00 00 02 C0", Deep)), "00");

    [Fact]
    public void Serialize_CycleOfClasses_Throws()
    {
        Chain chain = new();
        chain.Next = new Chain { Next = chain };
        AssertCannotWrite(chain);
    }

    [Fact]
    public void Serialize_CycleThroughCollections_Throws()
    {
        Tree list = new();
        list.Children = [list];
        AssertCannotWrite(list);
        Tree map = new();
        map.Named = new() { [1] = map };
        AssertCannotWrite(map);
        Tree array = new();
        array.Others = [array];
        AssertCannotWrite(array);
    }

    [Fact]
    public void Serialize_CycleThroughObject_Throws()
    {
        Holder member = new();
        member.Anything = member;
        AssertCannotWrite(member);
        Holder list = new();
        list.Things = [list];
        AssertCannotWrite(list);
        object?[] array = new object?[1];
        array[0] = array;
        AssertCannotWrite(array);
        AssertCannotWrite<object>(array);
    }

    [Theory]
    [MemberData(nameof(UntypedMembers))]
    public void Serialize_CycleThroughUntypedCollections_Throws(string member)
    {
        Untyped holder = new();
        Put(holder, member, holder);
        AssertCannotWrite(holder);
    }

    [Theory]
    [MemberData(nameof(UntypedMembers))]
    public void Deserialize_UntypedCollections_Throws(string member)
    {
        Untyped holder = new();
        for (int i = 0; i < Deep; i++)
        {
            Untyped outer = new();
            Put(outer, member, holder);
            holder = outer;
        }

        byte[] bytes = [];
        SmallStack.Run(size: 128 * 1024 * 1024, action: () => bytes = NinoSerializer.Serialize(holder, new NinoOptions { MaxDepth = int.MaxValue }));
        AssertTooDeep<Untyped>(bytes);
    }

    [Fact]
    public void Serialize_DeepChain_Throws() => AssertCannotWrite(Chain.OfDepth(Deep));

    [Fact]
    public void RoundTrip_ChainAtTheLimit_Works() => SmallStack.Run(size: SmallStack.Usual, action: () =>
    {
        Chain deepest = Chain.OfDepth(Limit);
        Chain back = NinoDeserializer.Deserialize<Chain>(NinoSerializer.Serialize(deepest))!;
        int depth = 0;
        for (Chain? next = back; next is not null; next = next.Next)
        {
            depth++;
        }

        Assert.Equal(Limit, depth);
    });

    [Fact]
    public void RoundTrip_ObjectsAtTheLimit_Work() => SmallStack.Run(size: SmallStack.Usual, action: () =>
    {
        Holder deepest = new();
        for (int i = 1; i < Limit; i++)
        {
            deepest = new Holder { Anything = deepest };
        }

        Holder? back = NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(deepest));
        int depth = 0;
        for (; back is not null; back = (Holder?)back.Anything)
        {
            depth++;
        }

        Assert.Equal(Limit, depth);
        AssertCannotWrite(new Holder { Anything = deepest });
    });

    [Fact]
    public void Serialize_ChainPastTheLimit_Throws() => AssertCannotWrite(Chain.OfDepth(Limit + 1));

    [Fact]
    public void Deserialize_ChainPastTheLimit_SaysWhere()
    {
        byte[] bytes = Hex.Bytes(string.Concat(Enumerable.Repeat("03 00 00 00 00", Limit + 1)) + "00");
        NinoException error = Read.Rejected<Chain>(bytes);
        Assert.Equal((Limit * 5, typeof(Chain)), (error.Offset, error.Type));
        Assert.Equal(string.Join('.', Enumerable.Repeat("Next", Limit)), error.Path);
    }

    [Fact]
    public void MaxDepth_OfOptions_IsTheLimit()
    {
        NinoOptions three = new() { MaxDepth = 3 };
        byte[] payload = NinoSerializer.Serialize(Chain.OfDepth(3), three);
        Assert.NotNull(NinoDeserializer.Deserialize<Chain>(payload, three)!.Next!.Next);
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(Chain.OfDepth(4), three));
        Read.Rejected<Chain>(NinoSerializer.Serialize(Chain.OfDepth(4)), three);
        Assert.Throws<ArgumentOutOfRangeException>(() => new NinoOptions { MaxDepth = 0 });
    }

    public static TheoryData<string> UntypedMembers => ["List", "Array", "Sequence", "Collection", "Map", "Table", "Lists", "Struct"];

    private static void Put(Untyped holder, string member, Untyped content)
    {
        switch (member)
        {
            case "List":
                holder.List = new ArrayList { content };
                break;
            case "Array":
                holder.Array = [content];
                break;
            case "Sequence":
                holder.Sequence = new ArrayList { content };
                break;
            case "Collection":
                holder.Collection = new ArrayList { content };
                break;
            case "Map":
                holder.Map = new Hashtable { [1] = content };
                break;
            case "Table":
                holder.Table = new Hashtable { [1] = content };
                break;
            case "Lists":
                holder.Lists = [new ArrayList { content }];
                break;
            default:
                holder.Struct.Items = new ArrayList { content };
                break;
        }
    }

    private static void AssertTooDeep<T>(string level, string end) =>
        AssertTooDeep<T>(Hex.Bytes(string.Concat(Enumerable.Repeat(level, level.Length > Deep ? 1 : Deep)) + end));

    private static void AssertTooDeep<T>(byte[] bytes)
    {
        SmallStack.Run(() => Assert.Contains("deeper", Read.Rejected<T>(bytes).Message, StringComparison.Ordinal));
        SmallStack.Run(() =>
        {
            T? existing = default;
            Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes));
        });
    }

    private static void AssertCannotWrite<T>(T value)
    {
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize(value)));
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize(value, new ArrayBufferWriter<byte>())));
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.GetSize(value)));
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object?)value)));
    }
}
