using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

public static class UserCollectionTests
{
    public sealed class OfList : FormatterTests<Team>
    {
        protected override IEnumerable<Team> Values =>
        [
            [],
            ["a", "b"],
        ];
    }

    public sealed class OfDictionary : FormatterTests<Inventory>
    {
        protected override IEnumerable<Inventory> Values =>
        [
            [],
            new() { ["a"] = 1 },
        ];
    }

    public sealed class OfSet : FormatterTests<Tags>
    {
        protected override IEnumerable<Tags> Values =>
        [
            [],
            ["a", "b"],
        ];
    }

    /// <summary>Their constructors put elements there, which are none of what is read.</summary>
    public sealed class OfElementsAtFirst
    {
        [Fact]
        public void RoundTrip_GivesWhatWasWritten()
        {
            Assert.Equal(new[] { 1, 5 }, RoundTrip(new PrefilledNumbers { 5 }).ToArray());
            Assert.Equal(new[] { 1, 5 }, RoundTrip(PrefilledQueue.With(5)).ToArray());
            Assert.Equal(new Dictionary<int, byte> { [1] = 1, [2] = 5 }, RoundTrip(new PrefilledTable { [2] = 5 }));
            Assert.Equal(new Dictionary<int, byte> { [1] = 1, [2] = 5 }, RoundTrip(new PrefilledList { [2] = 5 }));
        }

        private static T RoundTrip<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value))!;
    }

    /// <summary>What it refuses is an error of the input; other exceptions are those of its code.</summary>
    public sealed class OfSomeElements
    {
        [Fact]
        public void Deserialize_AnElementThatIsRefused_IsANinoException()
        {
            Assert.Equal([1, 2], NinoDeserializer.Deserialize<Choosy>(NinoSerializer.Serialize<int[]>([1, 2]))!);
            Assert.Contains("does not take", Refused<ArgumentOutOfRangeException>(-1).Message, StringComparison.Ordinal);
            Assert.DoesNotContain("does not take", Refused<TimeoutException>(-2).Message, StringComparison.Ordinal);
        }

        private static NinoException Refused<TCause>(int number)
        {
            NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Choosy>(NinoSerializer.Serialize<int[]>([1, number])));
            Assert.IsType<TCause>(error.GetBaseException());
            return error;
        }
    }

    /// <summary>One that holds nothing is not asked to let go of it.</summary>
    public sealed class WithoutClear
    {
        [Fact]
        public void Deserialize_NewCollection_IsNotCleared()
        {
            Assert.Equal([1, 2], NinoDeserializer.Deserialize<AppendOnly>(NinoSerializer.Serialize(new AppendOnly { 1, 2 }))!);
            Assert.Equal([1, 2], NinoDeserializer.Deserialize<AppendOnlySet>(NinoSerializer.Serialize(new AppendOnlySet { 1, 2 }))!);
            Assert.Equal(new Dictionary<int, int> { [1] = 2 }, NinoDeserializer.Deserialize<AppendOnlyTable>(NinoSerializer.Serialize(new AppendOnlyTable { [1] = 2 })));
        }

        [Fact]
        public void DeserializeRef_CollectionWithElements_IsCleared()
        {
            AssertCleared(new AppendOnly { 1 });
            AssertCleared(new AppendOnlySet { 1 });
            AssertCleared(new AppendOnlyTable { [1] = 2 });
        }

        private static void AssertCleared<T>(T? value)
        {
            byte[] payload = NinoSerializer.Serialize(value);
            Assert.IsType<InvalidTimeZoneException>(Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref value, payload)).GetBaseException());
        }
    }

    public sealed class OfItself : FormatterTests<Forest>
    {
        protected override IEnumerable<Forest> Values =>
        [
            [],
            [new Forest(), new Forest { new Forest() }, null],
        ];
    }

    public sealed class OfMember : FormatterTests<Dictionary<string, Team>>
    {
        protected override IEnumerable<Dictionary<string, Team>> Values =>
        [
            new() { ["a"] = ["b"] },
        ];
    }
}
