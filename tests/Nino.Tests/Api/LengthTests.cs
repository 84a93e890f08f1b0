using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.CustomFormatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>Parts of a message behind a length that is written later.</summary>
public sealed class LengthTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(5000)]
    [InlineData(2_500_000)]
    public void Length_IsRight_WhereverTheBytesGo(int size)
    {
        Parcel parcel = new() { Size = size, Inner = new() { Size = size / 2, Inner = new() { Size = 2 } } };
        byte[] expected = [.. Bytes(parcel)];

        AssertBytes(NinoSerializer.Serialize(parcel));
        byte[] span = new byte[expected.Length];
        Assert.Equal(expected.Length, NinoSerializer.Serialize(parcel, span));
        AssertBytes(span);
        Assert.Equal(expected.Length, NinoSerializer.GetSize(parcel));
        ArrayBufferWriter<byte> growing = new();
        NinoSerializer.Serialize(parcel, growing);
        AssertBytes(growing.WrittenSpan);
        NinoArrayBufferWriter own = new(0);
        NinoSerializer.Serialize(parcel, own);
        AssertBytes(own.WrittenSpan);
        if (size <= 5000)
        {
            SmallBufferWriter small = new();
            NinoSerializer.Serialize(parcel, small);
            AssertBytes(small.Written);
        }

        void AssertBytes(ReadOnlySpan<byte> actual) => Assert.True(actual.SequenceEqual(expected));
    }

    [Fact]
    public void Writer_OverABufferWriter_CountsAndFlushes()
    {
        ArrayBufferWriter<byte> other = new();
        NinoArrayBufferWriter own = new();
        Writer first = new(other);
        Writer second = new(own);
        long a = WriteParts(ref first);
        long b = WriteParts(ref second);
        first.Flush();
        second.Flush();

        Assert.Equal("090200000001020000000007", Hex.Text(other.WrittenSpan.ToArray()));
        Assert.Equal(other.WrittenSpan.ToArray(), own.WrittenSpan.ToArray());
        Assert.Equal((12, 12), (a, b));

        static long WriteParts(ref Writer writer)
        {
            writer.Write((byte)9);
            writer.WriteWithLength(1, static (ref Writer writer, int state) =>
            {
                writer.Write((byte)state);
                writer.Flush();
                writer.Write((byte)(state + 1));
            });
            writer.WriteWithLength(0, static (ref Writer writer, int state) => { });
            writer.Write((byte)7);
            return writer.WrittenCount;
        }
    }

    [Fact]
    public void Exception_InAPart_LeavesTheBufferWriterAsItWas()
    {
        ArrayBufferWriter<byte> output = new();
        Writer writer = new(output);
        writer.Write((byte)1);
        bool failed = false;
        try
        {
            writer.WriteWithLength(0, static (ref Writer writer, int state) =>
            {
                writer.Write(state);
                throw new InvalidOperationException();
            });
        }
        catch (InvalidOperationException)
        {
            failed = true;
        }

        writer.Write((byte)2);
        writer.Flush();
        Assert.True(failed);
        Assert.Equal([1, 2], output.WrittenSpan.ToArray());
        Assert.Equal(2, writer.WrittenCount);
    }

    [Fact]
    public void Span_ThatIsTooSmall_IsAnError()
    {
        Parcel parcel = new() { Size = 10 };
        int size = (int)NinoSerializer.GetSize(parcel);
        for (int length = 0; length < size; length++)
        {
            byte[] destination = new byte[length];
            Assert.Throws<NinoException>(() => NinoSerializer.Serialize(parcel, destination));
        }
    }

    [Fact]
    public void Parts_WithoutEnd_NestTooDeep()
    {
        ArrayBufferWriter<byte> output = new();
        Assert.Throws<NinoException>(() => Nest(new Writer(output)));
        Assert.Throws<NinoException>(() => Nest(new Writer(new byte[1 << 20])));
        Assert.Throws<ArgumentNullException>(() => new Writer(output).WriteWithLength(0, null!));

        static void Nest(Writer writer) => writer.WriteWithLength(0, Deeper);

        static void Deeper(ref Writer writer, int state) => writer.WriteWithLength(state, Deeper);
    }

    [Fact]
    public void Slices_WithoutEnd_NestTooDeep()
    {
        NinoException error = Assert.Throws<NinoException>(static () => Deeper(At1(new byte[9])));
        Assert.Equal(1, error.Offset);
        Assert.Contains("MaxDepth", error.Message, StringComparison.Ordinal);

        static void Deeper(Reader reader) => Deeper(reader.Slice(reader.Remaining));
    }

    /// <summary>A part takes a level from what reads it as from what wrote it.</summary>
    [Fact]
    public void Parts_AreReadAsDeepAsTheyAreWritten()
    {
        Chapters value = new() { Parts = { Of(Of(Of(null))) } };
        byte[] bytes = NinoSerializer.Serialize(value);
        int least = 1;
        for (; !Succeeds(options => NinoSerializer.Serialize(value, options)); least++)
        {
            Assert.False(Succeeds(options => NinoDeserializer.Deserialize<Chapters>(bytes, options)));
        }

        Assert.InRange(least, 10, 20);
        Assert.True(Succeeds(options => NinoDeserializer.Deserialize<Chapters>(bytes, options)));

        static Chapter Of(Chapter? inner) => new() { Body = new() { Notes = inner is null ? null : new() { Inner = { inner } } } };

        bool Succeeds(Action<NinoOptions> call)
        {
            try
            {
                call(NinoOptions.Default with { MaxDepth = least });
                return true;
            }
            catch (NinoException error) when (error.Message.Contains("MaxDepth", StringComparison.Ordinal))
            {
                return false;
            }
        }
    }

    [Fact]
    public void Parcels_WithoutEnd_NestTooDeep()
    {
        Parcel parcel = new();
        parcel.Inner = parcel;

        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(parcel));
    }

    [Fact]
    public void Slice_ReadsItsBytesAndNoOthers()
    {
        Reader reader = new(new byte[] { 1, 2, 3, 4, 5, 6 });
        reader.Advance(1);
        Reader part = reader.Slice(3);

        Assert.Equal((4, 2), (reader.Position, reader.Remaining));
        Assert.Equal((1, 3, false), (part.Position, part.Remaining, part.Eof));
        part.Read(out byte first);
        Reader inner = part.Slice(1);
        inner.Read(out byte second);
        Assert.Equal((2, 3), (first, second));
        Assert.True(inner.Eof);
        Assert.Equal(1, part.Remaining);
        Assert.Equal(0, reader.Slice(0).Remaining);
        Assert.Equal(2, reader.Remaining);
    }

    [Theory]
    [InlineData(3)]
    [InlineData(int.MaxValue)]
    [InlineData(-1)]
    [InlineData(int.MinValue)]
    public void Slice_OfBytesThatAreNotThere_IsAnError(int count)
    {
        NinoException slice = Assert.Throws<NinoException>(() => At1(new byte[3]).Slice(count));
        NinoException skip = Assert.Throws<NinoException>(() => At1(new byte[3]).Advance(count));

        Assert.Equal((1, 1), (slice.Offset, skip.Offset));
        Assert.Equal(count < 0, slice.Message.Contains("negative", StringComparison.Ordinal));
    }

    [Fact]
    public void Slice_ThatIsTooShort_TellsTheOffsetInTheWhole()
    {
        NinoException error = Assert.Throws<NinoException>(static () =>
        {
            Reader reader = At1(new byte[10]);
            Reader part = reader.Slice(5);
            part.Advance(2);
            part.Read(out int _);
        });

        Assert.Equal(3, error.Offset);
        Assert.Contains("4 bytes are needed and 3 are left", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("01 FF FF FF FF 00 00 00 00 00 FF")]
    [InlineData("01 06 00 00 00 00 00 00 00 00 FF")]
    [InlineData("01 00 00 00 80 00 00 00 00 00 FF")]
    [InlineData("01 04 00 00 00 00 00 00 00 00 FF")]
    public void Length_ThatLies_IsAnError(string hex)
    {
        Assert.Equal("01050000000000000000FF", Hex.Text(NinoSerializer.Serialize(new Parcel())));

        Read.Rejected<Parcel>(Hex.Bytes(hex));
    }

    [Fact]
    public void Slice_HasTheLimitsAndOptionsOfItsReader()
    {
        NinoOptions options = NinoOptions.Default with { MaxDepth = 3 };

        Reader reader = new(new byte[1], options);
        reader.Enter();
        Reader part = reader.Slice(1);
        part.Enter();

        Assert.Same(options, part.Options);
        Assert.Throws<NinoException>(() =>
        {
            Reader again = new(new byte[1], options);
            again.Enter();
            Reader deeper = again.Slice(1);
            deeper.Enter();
            deeper.Enter();
        });
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void DerivedTypes_AreKnownInAPartAndBehindIt(bool isFirstOutside)
    {
        ArrayBufferWriter<byte> output = new();
        Writer writer = new(output);
        if (isFirstOutside)
        {
            NinoSerializer.Serialize<Animal>(new Dog { Tricks = 1 }, ref writer);
        }

        writer.WriteWithLength(2, static (ref Writer writer, int state) => NinoSerializer.Serialize<List<Animal>>([new Dog { Tricks = state }, new Puppy { Tricks = state }], ref writer));
        NinoSerializer.Serialize<List<Animal>>([new Puppy { Tricks = 3 }, new Dog { Tricks = 3 }], ref writer);
        writer.Flush();

        Reader reader = new(output.WrittenSpan);
        if (isFirstOutside)
        {
            NinoDeserializer.Deserialize(out Animal? before, ref reader);
            Assert.Equal(1, Assert.IsType<Dog>(before).Tricks);
        }

        reader.Read(out int length);
        Reader part = reader.Slice(length);
        NinoDeserializer.Deserialize(out List<Animal>? inside, ref part);
        NinoDeserializer.Deserialize(out List<Animal>? behind, ref reader);

        Assert.True(part.Eof && reader.Eof);
        Assert.Equal((2, 2), (Assert.IsType<Dog>(inside![0]).Tricks, Assert.IsType<Puppy>(inside[1]).Tricks));
        Assert.Equal((3, 3), (Assert.IsType<Puppy>(behind![0]).Tricks, Assert.IsType<Dog>(behind[1]).Tricks));
    }

    private static Reader At1(byte[] bytes)
    {
        Reader reader = new(bytes);
        reader.Advance(1);
        return reader;
    }

    /// <summary>What a parcel is, worked out by hand.</summary>
    private static List<byte> Bytes(Parcel? parcel)
    {
        if (parcel is null)
        {
            return [0];
        }

        List<byte> part = [.. BitConverter.GetBytes(parcel.Size)];
        for (int i = 0; i < parcel.Size; i++)
        {
            part.Add((byte)i);
        }

        part.AddRange(Bytes(parcel.Inner));
        return [1, .. BitConverter.GetBytes(part.Count), .. part, byte.MaxValue];
    }
}
