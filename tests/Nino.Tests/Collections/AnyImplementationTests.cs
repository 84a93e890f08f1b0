using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Interfaces write every implementation, however it counts.</summary>
public sealed partial class AnyImplementationTests
{
    private const string OneTwo = "03 01 00 00 00 02 00 00 00";

    [Fact]
    public void Interface_OfAnyImplementation_WritesItsElements()
    {
        Writes<IEnumerable<int>>(OneTwo, new[] { 1, 2 });
        Writes<IEnumerable<int>>(OneTwo, new List<int> { 1, 2 });
        Writes<IEnumerable<int>>(OneTwo, Enumerable.Range(1, 2));
        Writes<IEnumerable<int>>(OneTwo, Lazily());
        Writes<IEnumerable<int>>(OneTwo, new Queue<int>([1, 2]));
        Writes<IEnumerable<int>>(OneTwo, new Lying(2));
        Writes<ICollection<int>>(OneTwo, new SortedSet<int> { 2, 1 });
        Writes<IReadOnlyCollection<int>>(OneTwo, new Stack<int>([2, 1]));
        Writes<ISet<int>>(OneTwo, new SortedSet<int> { 1, 2 });
        Writes<IDictionary<byte, byte>>("03 01 05 02 06", new SortedList<byte, byte> { [2] = 6, [1] = 5 });
        Writes<IReadOnlyDictionary<byte, byte>>("03 01 05 02 06", new SortedDictionary<byte, byte> { [2] = 6, [1] = 5 });
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(-1)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    public void Interface_WhoseCountLies_IsRefused(int count) =>
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize<IEnumerable<int>>(new Lying(count)));

    /// <summary>Outside of the span that is written to stands another's memory.</summary>
    [Theory]
    [InlineData(-2)]
    [InlineData(-200)]
    [InlineData(int.MinValue)]
    public void Interface_WhoseCountIsNegative_WritesNothingElsewhere(int count)
    {
        byte[] memory = Enumerable.Repeat((byte)0xCD, 16).ToArray();
        for (int room = 0; room < 8; room++)
        {
            Assert.ThrowsAny<Exception>(() => NinoSerializer.Serialize<IEnumerable<int>>(new Lying(count), memory.AsSpan(0, room)));
            Assert.All(memory.Skip(room), value => Assert.Equal(0xCD, value));
        }
    }

    [Fact]
    public void ClassThatHoldsItself_IsALevelOfNesting()
    {
        Forest cycle = [];
        cycle.Add(cycle);
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(cycle));

        byte[] deep = Enumerable.Repeat((byte)2, 1_000_000).ToArray();
        Read.Rejected<Forest>([.. deep, 0]);
    }

    private static IEnumerable<int> Lazily()
    {
        yield return 1;
        yield return 2;
    }

    private static void Writes<T>(string hex, T value) => Assert.Equal(hex, BitConverter.ToString(NinoSerializer.Serialize(value)).Replace('-', ' '));

    /// <summary>One and two, under any count.</summary>
    private sealed class Lying(int count) : IReadOnlyCollection<int>
    {
        public int Count => count;

        public IEnumerator<int> GetEnumerator() => Lazily().GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
