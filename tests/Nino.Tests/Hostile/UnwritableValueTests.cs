using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>What is read can be written again, and what is written can be read.</summary>
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

    /// <summary>Native code makes booleans of other bytes than 0 and 1, all of which are <c>true</c>. Readers refuse such bytes.</summary>
    [Fact]
    public void Boolean_OfAnyByte_IsWrittenAsZeroOrOne()
    {
        foreach (int count in Enumerable.Range(0, 70).Append(1000))
        {
            bool[] native = new bool[count];
            Span<byte> bytes = MemoryMarshal.AsBytes(native.AsSpan());
            for (int i = 0; i < count; i++)
            {
                bytes[i] = (byte)(37 * i * (i % 3));
            }

            bool[] own = Array.ConvertAll(bytes.ToArray(), part => part != 0);
            Assert.Equal(NinoSerializer.Serialize(own), NinoSerializer.Serialize(native));
            Assert.Equal(NinoSerializer.Serialize(own.ToList()), NinoSerializer.Serialize(native.ToList()));
            Assert.Equal(NinoSerializer.Serialize(new Stack<bool>(own)), NinoSerializer.Serialize(new Stack<bool>(native)));
            Assert.Equal(NinoSerializer.Serialize(new Queue<bool>(own)), NinoSerializer.Serialize(new Queue<bool>(native)));
            Assert.Equal(NinoSerializer.Serialize<Memory<bool>>(own), NinoSerializer.Serialize<Memory<bool>>(native));
            Assert.Equal(NinoSerializer.Serialize(new[] { own, own }), NinoSerializer.Serialize(new[] { native, native }));
            Assert.Equal(NinoSerializer.Serialize(Optional(own)), NinoSerializer.Serialize(Optional(native)));
            Assert.Equal(NinoSerializer.Serialize(Optional(own).ToList()), NinoSerializer.Serialize(Optional(native).ToList()));
            Assert.Equal(NinoSerializer.Serialize(new[] { Optional(own) }), NinoSerializer.Serialize(new[] { Optional(native) }));
            NinoArrayBufferWriter expected = new();
            NinoSerializer.Serialize(Optional(own), expected);
            NinoArrayBufferWriter written = new();
            NinoSerializer.Serialize(Optional(native), written);
            Assert.Equal(expected.WrittenSpan.ToArray(), written.WrittenSpan.ToArray());
        }

        Span<byte> twos = [2];
        bool two = MemoryMarshal.Cast<byte, bool>(twos)[0];
        Assert.Equal([1], NinoSerializer.Serialize(two));
        Assert.Equal([1, 1], NinoSerializer.Serialize<bool?>(two));
        Assert.Equal(NinoSerializer.Serialize<object>(true), NinoSerializer.Serialize<object>(two));
    }

    // The framework's Nullable keeps the byte.
    private static bool?[] Optional(bool[] values) => values.Select((value, i) => i % 5 == 3 ? null : (bool?)value).ToArray();

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
