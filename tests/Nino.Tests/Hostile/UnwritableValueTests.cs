using System.Collections;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>What is read can be written again.</summary>
public sealed class UnwritableValueTests
{
    [Fact]
    public void Utf8Member_OfUtf16WithALoneSurrogate_IsRefused()
    {
        foreach (string text in new[] { "\uD800", "a\uDC00b", "\uDC00\uD800", "\u4E2D\uD83D", new string('\u4E2D', 40) + "\uDC00" + new string('\u4E2D', 40) })
        {
            byte[] bytes = NinoSerializer.Serialize(new PlainText { Text = text });
            Assert.Equal(text, NinoDeserializer.Deserialize<PlainText>(bytes)!.Text);
            Read.RejectedAt<MarkedText>(bytes, 1, "Text", typeof(string));
            Assert.Throws<NinoException>(() => new Reader(NinoSerializer.Serialize(text)).ReadUtf8(out _));
        }
    }

    [Fact]
    public void Utf8Member_OfWellFormedUtf16_IsRead()
    {
        foreach (string text in new[] { "\u4E2D\u6587\u4E2D\u6587", "\u4E2D\uD83D\uDE00\u6587", "a", "" })
        {
            byte[] bytes = NinoSerializer.Serialize(new PlainText { Text = text });
            Assert.Equal(text, NinoDeserializer.Deserialize<MarkedText>(bytes)!.Text);
        }
    }

    [Fact]
    public void UntypedList_OfADictionary_IsRefused()
    {
        byte[] table = NinoSerializer.Serialize((object)new Hashtable { [1] = 2 });
        byte[] dictionary = NinoSerializer.Serialize((object)new Dictionary<int, int> { [1] = 2 });
        Read.RejectedAt<IEnumerable>(table, 0, "", typeof(IEnumerable));
        Read.RejectedAt<ICollection>(table, 0, "", typeof(ICollection));
        Read.RejectedAt<IEnumerable>(dictionary, 0, "", typeof(IEnumerable));
        Assert.IsType<Hashtable>(NinoDeserializer.Deserialize<IDictionary>(table));
        Assert.IsType<List<int>>(NinoDeserializer.Deserialize<IEnumerable>(NinoSerializer.Serialize((object)new List<int> { 1 })));
    }
}
