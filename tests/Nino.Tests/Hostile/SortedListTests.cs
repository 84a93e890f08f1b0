using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>A sorted list takes keys one behind another, or moves all that are larger: keys of an input come in any order. The largest key is the last that is compared when it comes last.</summary>
public sealed class SortedListTests
{
    private const int Count = 4000;

    [Fact]
    public void Deserialize_KeysInReverse_AreNotInsertedInFront()
    {
        byte[] bytes = NinoSerializer.Serialize(Enumerable.Range(0, Count).Select(i => new KeyValuePair<int, byte>(Count - i, (byte)i)).ToArray());
        LastComparison comparer = new();
        SortedList<int, byte>? list = new(comparer);
        NinoDeserializer.DeserializeRef(ref list, bytes);
        Assert.Equal(Count, comparer.Largest);
        SortedNumbers derived = NinoDeserializer.Deserialize<SortedNumbers>(bytes)!;
        Assert.Equal(Count, SortedNumbers.Last.Largest);
        Assert.Equal(Enumerable.Range(1, Count), list!.Keys);
        Assert.Equal(list, derived);
    }

    [Fact]
    public void Fill_KeysInReverse_AreNotInsertedInFront()
    {
        LastComparison comparer = new();
        SortedList<int, byte> list = new(comparer) { [-1] = 0 };
        IDictionary<int, byte> read = Enumerable.Range(0, Count).ToDictionary(i => Count - i, i => (byte)i);
        InPlace.Fill((IDictionary<int, byte>)list, read);
        Assert.Equal(Count, comparer.Largest);
        Assert.Equal(read.OrderBy(pair => pair.Key), list);
    }

    [Fact]
    public void Deserialize_RepeatedKeys_Throws()
    {
        byte[] bytes = NinoSerializer.Serialize(new KeyValuePair<int, byte>[] { new(2, 1), new(1, 1), new(2, 1) });
        Read.RejectedAt<SortedList<int, byte>>(bytes, 0, "", typeof(SortedList<int, byte>));
        Read.Rejected<SortedNumbers>(bytes);
    }
}
