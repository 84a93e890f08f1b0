using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>What custom formatters call: each method of the writer is read by its counterpart.</summary>
public class WriterReaderTests
{
    [Fact]
    public void Scalars_AreReadBack()
    {
        Reader reader = new(Written((ref Writer writer) =>
        {
            writer.Write(true);
            writer.Write((byte)1);
            writer.Write((sbyte)-2);
            writer.Write("text");
            writer.WriteUtf8("\u00e4\u4e2d");
            writer.Write((string?)null);
            writer.Write(3);
            writer.Write(new PaddedStruct { Large = 4 });
            writer.Write(Level.High);
        }));

        reader.Read(out bool flag);
        reader.Read(out byte small);
        reader.Read(out sbyte signed);
        reader.Read(out string? text);
        reader.ReadUtf8(out string? utf8);
        reader.Read(out string? none);
        reader.Read(out int number);
        reader.Read(out PaddedStruct padded);
        reader.Read(out Level member);
        Assert.Equal((true, 1, -2, "text", "\u00e4\u4e2d", null, 3, 4L, Level.High), (flag, small, signed, text, utf8, none, number, padded.Large, member));
        Assert.True(reader.Eof);
    }

    [Fact]
    public void NullablesAndCollections_AreReadBack()
    {
        Reader reader = new(Written((ref Writer writer) =>
        {
            writer.Write((int?)1);
            writer.Write((long?)null);
            writer.Write(new[] { 2, 3 });
            writer.Write(new int?[] { 4, null });
            Span<short> onStack = stackalloc short[] { 5 };
            writer.Write(onStack);
            writer.Write(new Span<int?>([6, null]));
            writer.Write(new List<double> { 7 });
            writer.Write(new List<int?> { null, 8 });
            writer.Write((int[]?)null);
            writer.Write(new List<int> { 9 });
            writer.Write(new List<int> { 10 });
        }));

        reader.Read(out int? some);
        reader.Read(out long? none);
        reader.Read(out int[]? array);
        reader.Read(out int?[]? nullables);
        reader.Read(out short[]? span);
        reader.Read(out int?[]? nullableSpan);
        reader.Read(out List<double>? list);
        reader.Read(out List<int?>? nullableList);
        reader.Read(out int[]? nothing);
        reader.Read(out IList<int>? asList);
        reader.Read(out ICollection<int>? asCollection);
        Assert.Equal((1, null), (some, none));
        Assert.Equal([2, 3], array!);
        Assert.Equal([4, null], nullables);
        Assert.Equal([5], span!);
        Assert.Equal([6, null], nullableSpan);
        Assert.Equal([7], list);
        Assert.Equal([null, 8], nullableList);
        Assert.Null(nothing);
        Assert.Equal([9], asList);
        Assert.Equal([10], asCollection);
        Assert.True(reader.Eof);
    }

    [Fact]
    public void Dictionaries_AreReadBack()
    {
        byte[] bytes = NinoSerializer.Serialize(new Dictionary<int, long> { [1] = 2 });
        Reader reader = new([.. bytes, .. bytes]);

        reader.Read(out Dictionary<int, long>? dictionary);
        reader.Read(out IDictionary<int, long>? contract);

        Assert.Equal(2, dictionary![1]);
        Assert.Equal(2, contract![1]);
    }

    [Fact]
    public void Reader_LooksAheadSkipsAndTakesBytes()
    {
        Reader reader = new(Written((ref Writer writer) =>
        {
            writer.Write(1);
            writer.Write(2);
            writer.Write(new List<int> { 3, 4 });
        }));

        reader.Peek(out int ahead);
        reader.Advance(4);
        reader.GetBytes(4, out ReadOnlySpan<byte> bytes);
        bool isThere = reader.ReadCollectionHeader(out int count);

        Assert.Equal((1, 2, true, 2), (ahead, (int)bytes.ToArray()[0], isThere, count));
        reader.Advance(8);
        Assert.True(reader.Eof);
        Assert.Equal(0, reader.Remaining);
    }

    private static byte[] Written(WriterAction write)
    {
        ArrayBufferWriter<byte> output = new();
        Writer writer = new(output);
        write(ref writer);
        writer.Flush();
        return output.WrittenSpan.ToArray();
    }

    private delegate void WriterAction(ref Writer writer);

    internal enum Level : short
    {
        Low,
        High,
    }

    [Fact]
    public void Reader_OfTheCaller_TellsTheOffsetOnly()
    {
        NinoException error = Assert.Throws<NinoException>(static () =>
        {
            Reader reader = new(new byte[3]);
            reader.Advance(1);
            reader.Read(out int _);
        });

        Assert.Equal("The input ends too early: 4 bytes are needed and 2 are left. At byte 1.", error.Message);
    }
}
