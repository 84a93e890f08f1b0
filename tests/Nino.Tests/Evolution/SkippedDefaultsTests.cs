using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Members that are at their default take no byte, and are read as that default.</summary>
public sealed class SkippedDefaultsTests : FormatterTests<Preferences>
{
    /// <summary>Every member at the default of its type, which is not what a new instance has.</summary>
    internal static Preferences AllDefault => new()
    {
        Dark = false,
        Zoom = 0,
        Language = null,
        Volume = 0,
        Price = 0,
        State = TicketState.Open,
        Limit = null,
        Recent = null,
        Compact = 0,
        Names = null,
        Gain = 0,
        Last = 0,
    };

    internal static Preferences Full => new()
    {
        Zoom = -1,
        Language = "",
        Volume = -0.0,
        Price = 0.00m,
        Since = new DateTime(0, DateTimeKind.Utc),
        Until = new DateTimeOffset(2024, 5, 6, 7, 8, 9, TimeSpan.FromHours(2)),
        State = (TicketState)7,
        Limit = 0,
        Key = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        Recent = [],
        Point = new SmallPair { Y = -0.0f },
        Padded = new PaddedPair { Small = 1 },
        Pair = (0, "right"),
        Inner = new Preferences { Inner = AllDefault },
        Derived = new TicketTwig { Numbers = [1] },
        Plain = new PlainPart { Shape = new PlainCircle { Radius = 2 } },
        Struct = new PreferenceStruct { B = "b" },
        MaybeStruct = default(PreferenceStruct),
        CompactTime = new DateTimeOffset(1, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)),
        Counts = { ["a"] = 1 },
        Any = new PreferenceStruct { A = 3 },
        Scores = [null, 1],
        Large = new LargeStruct { E = 1 },
        Warmth = new Temperature(20.5),
        Names = ["x"],
        Gain = float.NaN,
    };

    protected override IEnumerable<Preferences> Values =>
    [
        AllDefault,
        new Preferences(),
        new Preferences { Inner = new Preferences { Inner = AllDefault }, Derived = new TicketLeaf(), Last = 1 },
        Full,
    ];

    /// <summary>What each kind of value makes of the bytes: nothing, or what it takes without the option.</summary>
    [Fact]
    public void Members_AtTheirDefault_TakeNoByte()
    {
        int none = NinoSerializer.Serialize(AllDefault).Length;
        int Cost(Action<Preferences> set)
        {
            Preferences value = AllDefault;
            set(value);
            return NinoSerializer.Serialize(value).Length - none;
        }

        Assert.Equal(4, Cost(value => value.Zoom = 1));
        Assert.Equal(1, Cost(value => value.Language = ""));
        Assert.Equal(8, Cost(value => value.Volume = -0.0));
        Assert.Equal(16, Cost(value => value.Price = 0.00m));
        Assert.Equal(8, Cost(value => value.Since = new DateTime(0, DateTimeKind.Utc)));
        Assert.Equal(0, Cost(value => value.Since = new DateTime(0, DateTimeKind.Unspecified)));
        Assert.Equal(10, Cost(value => value.Until = new DateTimeOffset(1, 1, 1, 1, 0, 0, TimeSpan.FromHours(1))));
        Assert.Equal(5, Cost(value => value.Limit = 0));
        Assert.Equal(1, Cost(value => value.Recent = []));
        Assert.Equal(8, Cost(value => value.Point = new SmallPair { Y = -0.0f }));
        Assert.Equal(9, Cost(value => value.Padded = new PaddedPair { Large = 1 }));
        Assert.Equal(0, Cost(value => value.Pair = default));
        Assert.Equal(0, Cost(value => value.Struct = default));
        Assert.Equal(0, Cost(value => value.Large = default));
        Assert.Equal(2, Cost(value => value.Compact = 1));
        Assert.Equal(6, Cost(value => value.Scores = [1]));
        Assert.Equal(8, Cost(value => value.Last = 9));
        Assert.Equal(4, Cost(value => value.Gain = -0.0f));
    }

    [Fact]
    public void Members_ThatAreAbsent_AreDefaultWhateverTheInitializerGave()
    {
        Preferences read = NinoDeserializer.Deserialize<Preferences>(NinoSerializer.Serialize(AllDefault))!;
        Assert.Equal((false, 0, null, 0, 0, null), (read.Dark, read.Zoom, read.Language, read.Volume, read.Price, read.Limit));
        Assert.Null(read.Recent);
        Assert.Null(read.Names);
        PreferenceRecord record = NinoDeserializer.Deserialize<PreferenceRecord>(NinoSerializer.Serialize(new PreferenceRecord(0, null) { Initialized = null, Later = 0 }))!;
        Assert.Equal((0, null, null, 0), (record.Number, record.Name, record.Initialized, record.Later));
    }

    [Fact]
    public void ReadInto_AnExistingObject_SetsDefaults()
    {
        Preferences? existing = Full;
        Preferences same = existing;
        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(AllDefault));
        Assert.Same(same, existing);
        Assert.Null(Structure.Difference(AllDefault, existing));
    }

    [Fact]
    public void Names_KeepTheirComparer()
    {
        Preferences read = NinoDeserializer.Deserialize<Preferences>(NinoSerializer.Serialize(new Preferences { Names = ["a"] }))!;
        Assert.False(read.Names!.Add("A"));
    }

    [Fact]
    public void ManyObjects_TakeTheirBitsAndMembersOnly()
    {
        SkippingNow[] many = [.. Enumerable.Range(0, 100).Select(i => new SkippingNow { A = 0, B = null, C = i == 50 ? 1 : 0 })];
        byte[] bytes = NinoSerializer.Serialize(many);

        // The table and its mark, the first object's head, a byte of bits for each, and a number.
        Assert.Equal(1 + 1 + 1 + 1 + 4 + (2 * many.Length) + 4, bytes.Length);
        Assert.Null(Structure.Difference(many, NinoDeserializer.Deserialize<SkippingNow[]>(bytes)));
    }

    [Fact]
    public void PlainBytes_OfTheTimeBefore_AreRead()
    {
        byte[] bytes = NinoSerializer.Serialize(new List<SkippingOnce> { new() { B = "x" }, new() { A = 1 } });
        List<SkippingNow> now = NinoDeserializer.Deserialize<List<SkippingNow>>(bytes)!;
        Assert.Equal([(0, "x", 5), (1, null, 5)], now.Select(value => (value.A, value.B, value.C)));
    }

    /// <summary>What a property returns may differ when it is asked again: the bits decide what is written.</summary>
    [Fact]
    public void Getter_ThatAnswersDifferently_IsWrittenAsTheBitsSay()
    {
        for (int first = 0; first < 4; first++)
        {
            FickleMember value = new() { Calls = first };
            FickleMember read = NinoDeserializer.Deserialize<FickleMember>(NinoSerializer.Serialize(value))!;
            Assert.Equal("behind", read.Behind);
        }
    }

    [Fact]
    public void References_AreKept()
    {
        SkippingLeaf leaf = new() { Name = null, Value = -1, Children = [] };
        leaf.Next = leaf;
        leaf.Children.Add(leaf);
        leaf.Children.Add(new SkippingLeaf { Next = leaf });
        SkippingLeaf read = (SkippingLeaf)NinoDeserializer.Deserialize<SkippingNode>(NinoSerializer.Serialize<SkippingNode>(leaf))!;
        Assert.Same(read, read.Next);
        Assert.Same(read, read.Children![0]);
        Assert.Same(read, read.Children[1]!.Next);
        Assert.Equal((null, 0), (read.Name, read.Value));
        Assert.Equal("node", read.Children[1]!.Name);
    }
}

public sealed class SkippedDefaultsStructTests : FormatterTests<PreferenceStruct>
{
    protected override IEnumerable<PreferenceStruct> Values => [default, new PreferenceStruct { B = "b" }, new PreferenceStruct { A = 1, C = [] }];
}

public sealed class SkippedDefaultsArrayTests : FormatterTests<PreferenceStruct[]>
{
    protected override IEnumerable<PreferenceStruct[]> Values => [[], [.. Enumerable.Range(0, 100).Select(i => new PreferenceStruct { A = i % 3, B = i % 2 == 0 ? null : "b" })]];
}

public sealed class SkippedDefaultsRecordTests : FormatterTests<PreferenceRecord>
{
    protected override IEnumerable<PreferenceRecord> Values => [new PreferenceRecord(), new PreferenceRecord(0, null) { Initialized = null, Later = 0 }];
}

public sealed class SkippedDefaultsBaseTests : FormatterTests<List<SkippingNode?>>
{
    protected override IEnumerable<List<SkippingNode?>> Values =>
        [[new SkippingLeaf { Value = 1 }, null, new SkippingLeaf { Name = null, Children = [new SkippingLeaf { Next = new SkippingLeaf() }] }]];
}
