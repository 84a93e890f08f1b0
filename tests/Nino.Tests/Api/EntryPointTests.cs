using System;
using System.Buffers;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>Every entry point that code for earlier versions calls, with the arguments as it names them.</summary>
public class EntryPointTests
{
    private static readonly Login Value = new() { Sequence = 1, User = "u" };

    [Fact]
    public void Serialize_EveryOverload_WritesTheSame()
    {
        byte[] bytes = NinoSerializer.Serialize<Login>(Value);

        Assert.Equal(bytes, Written((ref Writer writer) => NinoSerializer.Serialize(Value, ref writer)));
        Assert.Equal(bytes, Written((ref Writer writer) => NinoSerializer.SerializeBoxed(Value, ref writer, typeof(Login))));
        Assert.Equal(bytes, NinoSerializer.Serialize((object)Value));
        ArrayBufferWriter<byte> typed = new();
        NinoSerializer.Serialize(Value, typed);
        Assert.Equal(bytes, typed.WrittenSpan.ToArray());
        ArrayBufferWriter<byte> boxed = new();
        NinoSerializer.Serialize((object)Value, boxed);
        Assert.Equal(bytes, boxed.WrittenSpan.ToArray());
    }

    [Fact]
    public void Deserialize_EveryOverload_ReadsTheSame()
    {
        byte[] bytes = NinoSerializer.Serialize(Value);
        Login? byRef = null;
        NinoDeserializer.Deserialize(bytes, ref byRef);
        Reader reader = new(bytes);
        NinoDeserializer.Deserialize(out Login? byOut, ref reader);
        object? boxed = new Login();
        NinoDeserializer.Deserialize(bytes, typeof(Login), ref boxed);
        Reader unknown = new(bytes);

        Assert.Equal("u", NinoDeserializer.Deserialize<Login>(bytes)!.User);
        Assert.Equal("u", byRef!.User);
        Assert.Equal("u", byOut!.User);
        Assert.Equal("u", ((Login)boxed!).User);
        Assert.Equal("u", ((Login)NinoDeserializer.Deserialize(bytes, typeof(Login))!).User);
        Assert.Equal("u", ((Login)NinoDeserializer.DeserializeBoxed(ref unknown)!).User);
    }

    [Fact]
    public void DeserializeRef_EveryOverload_KeepsTheInstance()
    {
        byte[] bytes = NinoSerializer.Serialize(Value);
        Login? first = new(), second = new();
        object? third = new Login(), fourth = new Login();
        (Login? a, Login? b, object? c, object? d) = (first, second, third, fourth);
        Reader reader = new(bytes);
        Reader again = new(bytes);

        NinoDeserializer.DeserializeRef(ref first, bytes);
        NinoDeserializer.DeserializeRef(ref second, ref reader);
        NinoDeserializer.DeserializeRefBoxed(ref third, bytes);
        NinoDeserializer.DeserializeRefBoxed(ref fourth, ref again, typeof(Login));

        Assert.Equal(("u", "u"), (a!.User, b!.User));
        Assert.Equal(("u", "u"), (((Login)c!).User, ((Login)d!).User));
        Assert.True(ReferenceEquals(a, first) && ReferenceEquals(b, second) && ReferenceEquals(c, third) && ReferenceEquals(d, fourth));
    }

    [Fact]
    public void DeserializeRefBoxed_WithOptions_ReadsAFrame()
    {
        NinoOptions options = NinoOptions.Default with { Compression = NinoCompression.Using(new RunLengthCodec()) };
        object? byId = new Login(), byType = new Login(), byOther = new Login();
        (object a, object b) = (byId, byType);

        NinoDeserializer.DeserializeRefBoxed(ref byId, NinoSerializer.Serialize((object)Value, options), null, options);
        NinoDeserializer.DeserializeRefBoxed(ref byType, NinoSerializer.Serialize(Value, options), typeof(Login), options);
        NinoDeserializer.Deserialize(NinoSerializer.Serialize(Value, options), typeof(Login), ref byOther, options);

        Assert.Equal(("u", "u", "u"), (((Login)a).User, ((Login)b).User, ((Login)byOther!).User));
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRefBoxed(ref byType, NinoSerializer.Serialize(Value, options), typeof(Login)));
    }

    [Fact]
    public void DeserializeRefBoxed_Struct_IsReplaced()
    {
        object? value = new Ping { Sequence = 1 };

        NinoDeserializer.DeserializeRefBoxed(ref value, NinoSerializer.Serialize((object)new Ping { Sequence = 2, Time = 3 }));

        Assert.Equal((2, 3L), (((Ping)value!).Sequence, ((Ping)value).Time));
    }

    [Fact]
    public void Root_OfABaseOrDerivedType_IsReadAsTheOther()
    {
        Assert.Equal(2, NinoDeserializer.Deserialize<Dog>(NinoSerializer.Serialize<Animal>(new Dog { Tricks = 2 }))!.Tricks);
        Assert.Equal(2, Assert.IsType<Dog>(NinoDeserializer.Deserialize<Animal>(NinoSerializer.Serialize(new Dog { Tricks = 2 }))).Tricks);
        Assert.Equal("u", Assert.IsType<Login>(NinoDeserializer.Deserialize<IMessage>(NinoSerializer.Serialize(Value))).User);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Login>(NinoSerializer.Serialize<IMessage>(new Ping())));
    }

    /// <summary>A length that does not fit into 32 bits. The same MB stands in each segment.</summary>
    [Fact]
    public void Segments_LongerThanAPayload_AreRefused() => Assert.Contains(
        "holds at most",
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Login>(Segments.Repeated(new byte[1 << 20], (1L << 32) + 1))).Message,
        StringComparison.Ordinal);

    [Fact]
    public void NoBytes_AreRefused() =>
        Assert.Equal(Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Login>([])).Message, Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Login>(null)).Message);

    [Fact]
    public void NoType_IsAProgrammingError()
    {
        object? value = null;
        Assert.Throws<ArgumentNullException>("type", () => NinoDeserializer.Deserialize([0], null!));
        Assert.Throws<ArgumentNullException>("type", () => NinoDeserializer.Deserialize([0], null!, ref value));
        Assert.Throws<ArgumentNullException>(() => Written((ref Writer writer) => NinoSerializer.SerializeBoxed(Value, ref writer, null!)));
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
}
