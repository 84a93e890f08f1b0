using System;
using System.Buffers;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Types that hold large structs by value, nested on threads of all sizes: a level then takes many KB of stack. A stack that overflows ends the test run.</summary>
public sealed class StackTests
{
    private const int KB = 1024;
    private const int Levels = 400;

    // The stack alone is the limit.
    private static readonly NinoOptions Deep = new() { MaxDepth = 100_000 };

    // What .NET needs to compile methods does not fit in less.
    public static TheoryData<int> Sizes => [256 * KB, 1024 * KB, 1536 * KB];

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Member_Of2KB_NeverOverflows(int size) => AssertSafe<HeavyLink<Block2K>>(size, next => new() { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Member_Of8KB_NeverOverflows(int size) => AssertSafe<HeavyLink<Block8K>>(size, next => new() { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Member_WithText_NeverOverflows(int size) => AssertSafe<HeavyLink<Labelled<Block8K>>>(size, next => new() { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Members_WithText_NeverOverflow(int size) => AssertSafe<HeavyLinkOfThree>(size, next => new() { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Nullables_NeverOverflow(int size) => AssertSafe<HeavyOption<Block8K>>(size, next => new() { Value = default(Block8K), Next = new HeavyOptionLink<Block8K> { Next = next } });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Parameters_NeverOverflow(int size) => AssertSafe<HeavyRecord>(size, next => new(default, default, next));

    [Theory]
    [MemberData(nameof(Sizes))]
    public void DerivedTypes_NeverOverflow(int size) => AssertSafe<HeavyBase>(size, next => new HeavyDerived { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ObjectMembers_NeverOverflow(int size) => AssertSafe<HeavyHolder>(size, next => new() { Next = next });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ArraysOfStructs_NeverOverflow(int size) => AssertSafe<HeavyForest>(size, next => new() { Tree = new HeavyTree { Array = next is null ? null : [next.Tree] } });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ListsOfStructs_NeverOverflow(int size) => AssertSafe<HeavyForest>(size, next => new() { Tree = new HeavyTree { List = next is null ? null : [next.Tree] } });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void DictionariesOfStructs_NeverOverflow(int size) => AssertSafe<HeavyForest>(size, next => new() { Tree = new HeavyTree { Map = next is null ? null : new() { [1] = next.Tree } } });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Tuples_NeverOverflow(int size) => AssertSafe<HeavyTuple>(size, next => new() { Reference = Tuple.Create(default(Block2K), default(Block2K), next), Value = (default, default(Block2K)) });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ValueTuples_NeverOverflow(int size) => AssertSafe<HeavyTuple>(size, next => new() { Value = (next, default) });

    [Theory]
    [MemberData(nameof(Sizes))]
    public void Member_Of32KB_NeverOverflows(int size)
    {
        AssertSafe<HeavyLink<Labelled<Block32K>>>(size, next => new() { Next = next });
        AssertSafe<HeavyLink<Block32K>>(size, next => new() { Next = next });
    }

    /// <summary>One level takes more than the smallest stack: before any other has been looked at.</summary>
    [Theory]
    [MemberData(nameof(Sizes))]
    public void OneLevel_Of32KB_NeverOverflows(int size)
    {
        AssertSafe<HeavyTable>(size, next => new() { Next = next, Map = new() { [1] = default } });
        AssertSafe<HeavyLinkOfLarge>(size, next => new() { Next = next });
        AssertSafe<HeavyLinkOfMany>(size, next => new() { Next = next });
    }

    /// <summary>What code that is not optimised yet could not hold often enough is refused, whether or not this run could. Interpreting has structs on the heap.</summary>
    [Fact]
    public void Struct_LargerThanTheStack_IsRefused()
    {
        byte[] bytes = NinoSerializer.Serialize((object)default(LabelledBlock));
        if (NinoRuntime.Mode != NinoRuntimeMode.Interpreted)
        {
            SmallStack.Run(() => AtTheEnd(() => Assert.Contains("stack of this thread", Read.Rejected<object>(bytes).Message, StringComparison.Ordinal)), 1024 * KB);
        }
    }

    /// <summary>Runs code where .NET says that little of the stack is left. A thread may have got more than it was asked for.</summary>
    private static void AtTheEnd(Action action)
    {
        Block2K block = default;
        if (RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            AtTheEnd(action);
        }
        else
        {
            action();
        }

        GC.KeepAlive(block);
    }

    /// <summary>The last level may leave just too little for what is below it.</summary>
    [Fact]
    public void LastLevel_LeavesRoomForItsMembers()
    {
        HeavyLinkOfOne chain = Chain<HeavyLinkOfOne>(next => new() { Next = next }, 40);
        for (int size = 256 * KB; size < 512 * KB; size += 8 * KB)
        {
            SmallStack.Run(() => Try(() => NinoSerializer.Serialize(chain, Deep)), size);
        }
    }

    [Theory]
    [InlineData(1024 * KB)]
    [InlineData(1536 * KB)]
    public void LargeValueBehindSmallLevels_NeverOverflows(int size)
    {
        AssertSafe<LightLink>(size, next => new() { Next = next, Value = next is null ? new Labelled<Block32K>() : null }, levels: 5000);
        AssertSafe<LightLink>(size, next => new() { Next = next, Value = next is null ? new HeavyLink<Block32K>() : null }, levels: 5000);
    }

    [Fact]
    public void RoundTrip_OfAFewLevels_WorksOnASmallStack() => SmallStack.Run(() =>
    {
        HeavyLink<Labelled<Block2K>> link = new() { Value = new() { Text = "a" }, Next = new() { Value = new() { Text = "b" } } };
        HeavyLink<Labelled<Block2K>> back = NinoDeserializer.Deserialize<HeavyLink<Labelled<Block2K>>>(NinoSerializer.Serialize(link))!;
        Assert.Equal(("a", "b"), (back.Value.Text, back.Next!.Value.Text));
    });

    [Fact]
    public void Overflow_OfReading_SaysWhere()
    {
        byte[] bytes = Bytes<LightLink>(next => new() { Next = next }, 50_000);
        SmallStack.Run(() =>
        {
            NinoException error = Read.Rejected<LightLink>(bytes, Deep);
            Assert.Contains("stack of this thread", error.Message, StringComparison.Ordinal);
            Assert.StartsWith("Next.Next", error.Path, StringComparison.Ordinal);
            Assert.True(error.Offset > 16);
        });
    }

    /// <summary>Every way of writing and reading a deep chain ends, with a value or an error, and where reading fails at the end, its place is found.</summary>
    private static void AssertSafe<T>(int size, Func<T?, T> wrap, int levels = Levels)
        where T : class
    {
        T chain = Chain(wrap, levels);

        // First, as frames are larger and more before code is optimised.
        SmallStack.Run(() => Try(() => NinoSerializer.Serialize(chain, Deep)), size);
        SmallStack.Run(() => Try(() => NinoSerializer.Serialize(chain, new ArrayBufferWriter<byte>(), Deep)), size);
        SmallStack.Run(() => Try(() => NinoSerializer.Serialize((object)chain, Deep)), size);
        SmallStack.Run(() => Try(() => NinoSerializer.GetSize(chain, Deep)), size);
        byte[] bytes = Bytes(wrap, levels);
        SmallStack.Run(() => Try(() => NinoDeserializer.Deserialize<T>(bytes, Deep)), size);
        SmallStack.Run(() => Try(() => NinoDeserializer.Deserialize(bytes, typeof(T), Deep)), size);
        T? existing = Chain(wrap, levels);
        SmallStack.Run(() => Try(() => NinoDeserializer.DeserializeRef(ref existing, bytes, Deep)), size);
        byte[] cut = bytes.AsSpan(0, bytes.Length - 1).ToArray();
        SmallStack.Run(() => Read.Rejected<T>(cut, Deep), size);
    }

    private static void Try(Action action)
    {
        try
        {
            action();
        }
        catch (NinoException error)
        {
            Assert.Contains("deeper than the stack", error.Message, StringComparison.Ordinal);
        }
    }

    private static T Chain<T>(Func<T?, T> wrap, int levels)
        where T : class
    {
        T? chain = null;
        for (int i = 0; i < levels; i++)
        {
            chain = wrap(chain);
        }

        return chain!;
    }

    private static byte[] Bytes<T>(Func<T?, T> wrap, int levels)
        where T : class
    {
        T chain = Chain(wrap, levels);
        byte[] bytes = [];
        SmallStack.Run(() => bytes = NinoSerializer.Serialize(chain, Deep), 512 * KB * KB);
        return bytes;
    }
}
