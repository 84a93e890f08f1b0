using System;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

/// <summary>Assertions about the bytes of a value, which are worked out by hand from format.md.</summary>
public static class Payload
{
    /// <summary>The value is written as these bytes, and they are read as the value.</summary>
    public static void Is<T>(string hex, T? value)
    {
        byte[] bytes = Hex.Bytes(hex);
        Assert.Equal(Hex.Text(bytes), Hex.Text(NinoSerializer.Serialize(value)));
        Reads(hex, value);
    }

    /// <summary>The bytes, which a writer may never write, are read as the value.</summary>
    public static void Reads<T>(string hex, T? value) =>
        Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(Hex.Bytes(hex))));

    /// <summary>A value that is read is written as the bytes that it was read from: quicker than a comparison of many elements, whose order is their own.</summary>
    public static void ComesBack<T>(T value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        Assert.True(NinoSerializer.Serialize(NinoDeserializer.Deserialize<T>(bytes)).AsSpan().SequenceEqual(bytes));
    }
}
