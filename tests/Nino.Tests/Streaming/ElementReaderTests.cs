using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Core.Streaming;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Streaming;

/// <summary>Ranges of elements in a stream that has an index.</summary>
public sealed class ElementReaderTests(ITestOutputHelper output)
{
    private static readonly NinoStreamOptions Indexed = new() { Index = true };

    private static readonly NinoStreamOptions Packed = new() { Index = true, Checksums = true, Values = Compressions.Of("RunLength") };

    public static TheoryData<bool, bool> Forms => new() { { false, false }, { true, false }, { false, true }, { true, true } };

    [Theory]
    [MemberData(nameof(Forms))]
    public async Task Range_OfAnyElements_GivesThem(bool packed, bool inBackground)
    {
        NinoStreamOptions options = (packed ? Packed : Indexed) with { InBackground = inBackground };
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(await BytesOf(20_000, options)), options);
        Assert.Equal(20_000, reader.Count);
        Random random = new(TestSettings.Seed(output));
        for (int i = 0; i < 60; i++)
        {
            int start = i == 0 ? 0 : random.Next(20_001);
            int count = i == 0 ? 20_000 : i == 1 ? 20_000 - start : random.Next(Math.Min(3000, 20_001 - start));
            Assert.Equal(Enumerable.Range(start, count).Select(Person), await Read<PersonRecord>(reader, start, count));
        }
    }

    [Fact]
    public async Task Elements_BehindOtherBytes_AreFoundFromWhereTheStreamStands()
    {
        using MemoryStream stream = new();
        stream.Write([1, 2, 3], 0, 3);
        await NinoSerializer.SerializeAsync(stream, Elements(5000), Packed);
        stream.Position = 3;
        await using NinoElementReader reader = await NinoElementReader.OpenAsync(stream, Packed with { LeaveOpen = true });
        Assert.Equal([Person(4321), Person(4322)], await Read<PersonRecord>(reader, 4321, 2));
        await reader.DisposeAsync();
        Assert.True(stream.CanRead);
        Assert.Throws<ObjectDisposedException>(() => { _ = reader.ReadRangeAsync<PersonRecord>(0, 1); });
    }

    /// <summary>The index is nothing that a reader of all elements, or of messages, has to know.</summary>
    [Theory]
    [MemberData(nameof(Forms))]
    public async Task Index_IsPassedByOtherReaders(bool packed, bool inBackground)
    {
        NinoStreamOptions options = (packed ? Packed : Indexed) with { InBackground = inBackground };
        byte[] bytes = await BytesOf(5000, options);
        int next = 0;
        using DripStream stream = new([.. bytes, 9, 9], 700, canSeek: true);
        await foreach (PersonRecord? person in NinoDeserializer.DeserializeAsyncEnumerable<PersonRecord>(stream, options))
        {
            Assert.Equal(Person(next++), person);
        }

        Assert.Equal((5000, bytes.Length), (next, stream.Position));
        using NinoStreamReader messages = new(new DripStream(bytes, 1), options);
        while (await messages.SkipAsync())
        {
        }

        Assert.Equal(bytes.Length, messages.Position);
    }

    [Fact]
    public async Task Range_OutsideOfTheElements_IsRefused()
    {
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(await BytesOf(10, Indexed)));
        foreach ((long start, long count) in new[] { (-1L, 1L), (11, 0), (0, 11), (5, 6), (5, -1), (1, long.MaxValue), (long.MaxValue, 1) })
        {
            Assert.Throws<ArgumentOutOfRangeException>(() => { _ = reader.ReadRangeAsync<PersonRecord>(start, count); });
        }

        Assert.Empty(await Read<PersonRecord>(reader, 10, 0));
        using NinoElementReader none = await NinoElementReader.OpenAsync(new MemoryStream(await BytesOf(0, Packed)), Packed);
        Assert.Equal(0, none.Count);
        Assert.Empty(await Read<PersonRecord>(none, 0, 0));
    }

    [Fact]
    public async Task Ranges_ThatOverlapInTime_AreRefused_AndThoseThatWereLeftAreNot()
    {
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(await BytesOf(5000, Indexed)));
        await foreach (PersonRecord? first in reader.ReadRangeAsync<PersonRecord>(100, 4000))
        {
            Assert.Equal(Person(100), first);
            await Assert.ThrowsAsync<InvalidOperationException>(() => Read<PersonRecord>(reader, 0, 1));
            break;
        }

        Assert.Equal([Person(3)], await Read<PersonRecord>(reader, 3, 1));
        using CancellationTokenSource cancelled = new();
        cancelled.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
        {
            await foreach (PersonRecord? person in reader.ReadRangeAsync<PersonRecord>(0, 1, cancelled.Token))
            {
                Assert.Fail($"{person} was read.");
            }
        });
        Assert.Equal([Person(4999)], await Read<PersonRecord>(reader, 4999, 1));
    }

    [Fact]
    public async Task Readers_WithStreamsOfTheirOwn_ReadAtTheSameTime()
    {
        byte[] bytes = await BytesOf(20_000, Packed);
        List<PersonRecord?>[] halves = await Task.WhenAll(new[] { 0, 10_000 }.Select(start => Task.Run(async () =>
        {
            using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(bytes), Packed);
            return await Read<PersonRecord>(reader, start, 10_000);
        })));
        Assert.Equal(Enumerable.Range(0, 20_000).Select(Person), halves.SelectMany(half => half));
    }

    [Fact]
    public async Task Open_StreamWithoutAnIndex_Throws()
    {
        MemoryStream stream = new(await BytesOf(10, new()));
        NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await NinoElementReader.OpenAsync(stream));
        Assert.False(stream.CanRead);
        stream = new(await BytesOf(10, new()));
        await Assert.ThrowsAsync<NinoException>(async () => await NinoElementReader.OpenAsync(stream, new() { LeaveOpen = true }));
        Assert.True(stream.CanRead);
        Assert.Contains("NinoStreamOptions.Index", error.Message);
        await Assert.ThrowsAsync<ArgumentException>(async () => await NinoElementReader.OpenAsync(new DripStream([], 1)));
        await Assert.ThrowsAsync<ArgumentNullException>(async () => await NinoElementReader.OpenAsync(null!));
    }

    /// <summary>Every byte of the header, the index, the end and the trailer, changed in several ways: either nothing is lost, or an exception tells.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Bytes_ThatLie_GiveTheElementsOrAnException(bool packed)
    {
        NinoStreamOptions options = packed ? Packed : Indexed;
        byte[] bytes = await BytesOf(3000, options);
        int refused = 0;
        foreach (int place in Enumerable.Range(0, 12).Concat(Enumerable.Range(bytes.Length - 60, 60)))
        {
            foreach (byte value in new byte[] { 0, 1, 0x7F, 0x80, 0xFF, (byte)(bytes[place] + 1), (byte)(bytes[place] - 1) }.Where(value => value != bytes[place]))
            {
                byte[] changed = [.. bytes];
                changed[place] = value;
                try
                {
                    using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(changed), options);
                    Assert.Equal(3000, (await Read<PersonRecord>(reader, 0, reader.Count)).Count);
                }
                catch (NinoException error)
                {
                    Assert.InRange(error.Offset, -1, bytes.Length);
                    refused++;
                }
            }
        }

        Assert.InRange(refused, packed ? 400 : 200, 72 * 7);
        for (int length = 0; length < bytes.Length; length += length < 20 || length > bytes.Length - 60 ? 1 : 97)
        {
            await Assert.ThrowsAsync<NinoException>(async () => await NinoElementReader.OpenAsync(new MemoryStream(bytes, 0, length), options));
        }
    }

    /// <summary>An index may agree with itself, and not with the messages.</summary>
    [Theory]
    [InlineData(0, 1)]
    [InlineData(0, -1)]
    [InlineData(1, 1)]
    [InlineData(1, -1)]
    public async Task Index_OfOtherElements_IsNoticedWhereItIsUsed(int entry, int difference)
    {
        byte[] payload = [2, (byte)(entry == 0 ? 5 + difference : 5), 8, (byte)(entry == 1 ? 5 + difference : 5), 8];
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(TwoLists(payload)));
        await Assert.ThrowsAsync<NinoException>(() => Read<byte>(reader, 0, reader.Count));

        using NinoElementReader right = await NinoElementReader.OpenAsync(new MemoryStream(TwoLists([2, 5, 8, 5, 8])));
        Assert.Equal([5, 6], await Read<byte>(right, 4, 2));
        using NinoElementReader one = await NinoElementReader.OpenAsync(new MemoryStream(TwoLists([1, 10, 16])));
        Assert.Equal([7, 8], await Read<byte>(one, 6, 2));
    }

    [Fact]
    public async Task Index_ThatClaimsMuch_AllocatesLittle()
    {
        byte[] bytes = await BytesOf(1, Indexed);
        byte[] huge = [.. bytes[..^4], 0xFF, 0xFF, 0xFF, 0x7F];
        NinoOptions small = NinoOptions.Default with { MaxMessageBytes = 4 };
        await Assert.ThrowsAsync<NinoException>(async () => await NinoElementReader.OpenAsync(new MemoryStream(huge)));
        NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await NinoElementReader.OpenAsync(new MemoryStream(bytes), Indexed with { Values = small }));
        Assert.Contains("MaxMessageBytes", error.Message);
        Assert.Throws<NinoException>(() => ElementIndex.Read([0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1, 1], 0, 10));
        Assert.Throws<NinoException>(() => ElementIndex.Read([2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1], 0, 2));
        Assert.Throws<NinoException>(() => ElementIndex.Read([1, 1, 9, 0], 1, 10));
        Assert.Throws<NinoException>(() => ElementIndex.Read([1, 0, 9], 1, 10));
    }

    [Fact]
    public void Builder_OfManyMessages_KeepsABoundedNumberOfEntries()
    {
        ElementIndexBuilder builder = new();
        const int Messages = (4 * ElementIndexBuilder.MaxEntries) + 12_345;
        for (int i = 0; i < Messages; i++)
        {
            builder.Add(1 + (i % 3), 100);
        }

        Assert.InRange(builder.Count, ElementIndexBuilder.MaxEntries / 2, ElementIndexBuilder.MaxEntries);
        ElementIndex index = ElementIndex.Read(builder.ToBytes(), 7, 7 + (100L * Messages));
        Assert.Equal(Enumerable.Range(0, Messages).Sum(i => 1L + (i % 3)), index.Elements);
        for (int entry = 0; entry < builder.Count; entry++)
        {
            long messages = (index.PositionOf(entry) - 7) / 100;
            Assert.Equal((messages / 3 * 6) + (messages % 3 == 0 ? 0 : messages % 3 == 1 ? 1 : 3), index.FirstOf(entry));
            Assert.Equal(entry, index.EntryOf(index.FirstOf(entry)));
            Assert.Equal(entry, index.EntryOf(index.FirstOf(entry + 1) - 1));
        }
    }

    private static byte[] TwoLists(byte[] index) =>
    [
        0xFE, 0x4E, 0x69, 0x6E, 0x6F, 1, 2, 1, 6, 6, 1, 2, 3, 4, 5, 1, 6, 6, 6, 7, 8, 9, 10,
        4, (byte)index.Length, .. index, 3, 2, (byte)(index.Length + 4), 0, 0, 0,
    ];

    private static PersonRecord Person(int number) => new($"person {number}", number);

    private static async Task<byte[]> BytesOf(int count, NinoStreamOptions options)
    {
        using MemoryStream stream = new();
        await NinoSerializer.SerializeAsync(stream, Elements(count), options);
        return stream.ToArray();
    }

    private static async IAsyncEnumerable<PersonRecord> Elements(int count)
    {
        for (int i = 0; i < count; i++)
        {
            await Task.CompletedTask;
            yield return Person(i);
        }
    }

    private static async Task<List<T?>> Read<T>(NinoElementReader reader, long start, long count)
    {
        List<T?> read = [];
        await foreach (T? element in reader.ReadRangeAsync<T>(start, count))
        {
            read.Add(element);
        }

        return read;
    }
}
