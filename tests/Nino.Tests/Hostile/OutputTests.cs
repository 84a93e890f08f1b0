using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>What reaches the wire is the value and nothing else, and no byte lands elsewhere.</summary>
public sealed class OutputTests
{
    [Fact]
    public void Serialize_StructWithGarbageInItsPadding_WritesNoneOfIt()
    {
        PaddedStruct[] values = new PaddedStruct[3];
        MemoryMarshal.AsBytes(values.AsSpan()).Fill(0xCD);
        for (int i = 0; i < values.Length; i++)
        {
            values[i].Small = 1;
            values[i].Large = 2;
            values[i].Middle = 3;
        }

        Assert.True(MemoryMarshal.AsBytes(values.AsSpan()).Contains((byte)0xCD));
        Assert.DoesNotContain((byte)0xCD, NinoSerializer.Serialize(values));
        Assert.DoesNotContain((byte)0xCD, NinoSerializer.Serialize(values[1]));
        Assert.DoesNotContain((byte)0xCD, NinoSerializer.Serialize((object)values[1]));
    }

    /// <summary>Memory that is rented to read into held other values.</summary>
    [Fact]
    public void Deserialize_StructWithFieldsThatStayOut_HasNothingOfOtherMessages()
    {
        List<IgnoringLayout> values = [.. Enumerable.Repeat(new IgnoringLayout { First = 1, Ignored = 0x5EC2E7, Second = 2 }, 300)];
        byte[] bytes = NinoSerializer.Serialize(values);
        Assert.Equal([0], NinoDeserializer.Deserialize<List<IgnoringLayout>>(bytes)!.Select(value => value.Ignored).Distinct());
        Assert.Equal([0], NinoDeserializer.Deserialize<Stack<IgnoringLayout>>(bytes)!.Select(value => value.Ignored).Distinct());
        byte[] optional = NinoSerializer.Serialize(values.ConvertAll(value => (IgnoringLayout?)value));
        Assert.Equal([0], NinoDeserializer.Deserialize<IgnoringLayout?[]>(optional)!.Select(value => value!.Value.Ignored).Distinct());
    }

    [Fact]
    public void Serialize_StructWithFieldsThatStayOut_WritesNoneOfThem()
    {
        IgnoringLayout[] ignoring = [new() { First = 1, Ignored = 0x5EC2E7, Second = 2 }];
        PrivateLayout[] hiding = [new() { First = 1, Second = 2 }];
        hiding[0].Hide(0x5EC2E7);
        Assert.Equal(9, NinoSerializer.Serialize(ignoring).Length);
        Assert.Equal(9, NinoSerializer.Serialize(hiding).Length);
        Assert.Equal(0, NinoDeserializer.Deserialize<IgnoringLayout[]>(NinoSerializer.Serialize(ignoring))![0].Ignored);
        Assert.Equal(0, NinoDeserializer.Deserialize<PrivateLayout[]>(NinoSerializer.Serialize(hiding))![0].Hidden());
    }

    [Fact]
    public void Serialize_OnADirtyStack_GivesTheSameBytes()
    {
        byte[] expected = Hex.Bytes("01 00 00 00 00 00 00 00 00 00 00 00 00");
        for (int i = 0; i < 100; i++)
        {
            Assert.Equal(0xCD, Soil());
            Assert.Equal(expected, NinoSerializer.Serialize(new PaddedStruct { Small = 1 }));
        }
    }

    [Fact]
    public void Serialize_IntoABufferWriterThatHandsOutTooLittle_Throws()
    {
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new int[100], new ShortBufferWriter()));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize("a text that is longer than that", new ShortBufferWriter()));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(1L, new ShortBufferWriter()));
    }

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static byte Soil()
    {
        Span<byte> stack = stackalloc byte[4096];
        stack.Fill(0xCD);
        return stack[2048];
    }

    /// <summary>Hands out four bytes, whatever is asked for.</summary>
    private sealed class ShortBufferWriter : IBufferWriter<byte>
    {
        private readonly byte[] _buffer = new byte[4];

        public void Advance(int count) => Assert.InRange(count, 0, _buffer.Length);

        public Memory<byte> GetMemory(int sizeHint = 0) => _buffer;

        public Span<byte> GetSpan(int sizeHint = 0) => _buffer;
    }
}
