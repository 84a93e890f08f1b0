using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class WatchedTests
{
    /// <summary>What is replaced anyway is not asked for: its getter may count on members that are not read yet.</summary>
    [Fact]
    public void DeserializeRef_AsksForMembersThatItFills_AndForNoOthers()
    {
        byte[] payload = NinoSerializer.Serialize(new Watched { Pair = (1, [2]), Number = 3, Entry = new("a", 4), Text = "b", List = [5] });
        Watched? value = new() { List = [6] };
        NinoDeserializer.DeserializeRef(ref value, payload);
        Assert.Equal(["List"], value!.Asked);
        Assert.Equal((1, 3, 4, "b"), (value.Pair.Item1, value.Number, value.Entry.Value, value.Text));
        Assert.Equal(new List<int> { 5 }, value.List);
    }
}
