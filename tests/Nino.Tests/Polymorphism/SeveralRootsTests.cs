using System;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Polymorphism;

/// <summary>Roots that carry their id, one after another in one message: they share its indexes of types.</summary>
public sealed class SeveralRootsTests
{
    [Fact]
    public void Roots_OfOneType_NameItOnce()
    {
        byte[] bytes = Write((ref Writer writer) =>
        {
            NinoSerializer.Serialize(new Login { Sequence = 1 }, ref writer);
            NinoSerializer.Serialize(new Login { Sequence = 2 }, ref writer);
        });

        Assert.Equal(0xF8, bytes[0]);
        Assert.Equal(1 + 4 + 6 + 6, bytes.Length);
        Assert.Equal(0xC0, bytes[11]);
        Assert.Equal([1, 2], Sequences<Login>(bytes));
    }

    [Fact]
    public void Root_AfterOneOfItsType_TakesTheIndexOfTheFirst()
    {
        byte[] bytes = Write((ref Writer writer) =>
        {
            NinoSerializer.Serialize(new Login { Sequence = 1 }, ref writer);
            NinoSerializer.Serialize<IMessage>(new Logout { Sequence = 2 }, ref writer);
            NinoSerializer.Serialize<IMessage>(new Login { Sequence = 3 }, ref writer);
        });

        Assert.Equal(0xC0, bytes[^6]);
        Assert.Equal([1, 2, 3], Sequences<IMessage>(bytes));
    }

    private static int[] Sequences<T>(byte[] bytes)
        where T : IMessage
    {
        Reader reader = new(bytes);
        int[] sequences = new int[bytes.Length];
        int count = 0;
        while (!reader.Eof)
        {
            NinoDeserializer.Deserialize(out T? message, ref reader);
            sequences[count++] = message!.Sequence;
        }

        return sequences[..count];
    }

    private static byte[] Write(Step step)
    {
        byte[] buffer = new byte[100];
        Writer writer = new(buffer.AsSpan());
        step(ref writer);
        return buffer[..(int)writer.WrittenCount];
    }

    private delegate void Step(ref Writer writer);
}
