using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.CustomFormatters;

/// <summary>Custom formatters that catch the error of a value inside and go on: what follows is right or an error, and never a value of another type.</summary>
public sealed class CaughtErrorTests
{
    private static readonly Action Unwritable = () => { };

    /// <summary>The types that the value named before it failed have indexes, and no bytes.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Write_BehindTypesOfAValueThatFailed_IsAnError(bool isLast)
    {
        List<Replacing> values = [new() { Replaced = new object[] { new Dog(), Unwritable } }];
        if (!isLast)
        {
            values.AddRange([new() { Replaced = new Puppy() }, new() { Replaced = new Dog() }]);
        }

        IsRefused(values, NinoOptions.Default);
    }

    [Fact]
    public void Write_BehindObjectsOfAValueThatFailed_IsAnError()
    {
        Throwing shared = new() { Text = "a" };
        IsRefused([new() { Throwings = [shared, new() { Fails = true }] }, new() { Plain = shared }], NinoOptions.Default with { PreserveReferences = true });
    }

    [Fact]
    public void Write_BehindBytesThatHaveLeft_IsAnError() => IsRefused([new() { Throwings = [new() { Text = new string('a', 2_000_000) }, new() { Fails = true }] }], NinoOptions.Default);

    /// <summary>Where parts are kept aside until they are complete, too.</summary>
    [Fact]
    public void Write_InAPart_IsAnError()
    {
        Replacing inner = new() { Replaced = new object[] { new Dog(), Unwritable } };
        IsRefused([new() { Read = inner }, new() { Read = new Dog() }], NinoOptions.Default);
    }

    /// <summary>A value that has left nothing behind is replaced, with the levels that it had entered, wherever the bytes go.</summary>
    [Fact]
    public void Write_BehindAValueThatLeftNothing_GoesOn()
    {
        List<Replacing> values = [new() { Plain = new Dog() }];
        for (int i = 0; i < 60; i++)
        {
            values.Add(new() { Replaced = i % 2 == 0 ? Unwritable : new Dog(), Throwings = i % 3 == 0 ? [new() { Text = "a" }, new() { Fails = true }] : [new() { Text = "b" }] });
        }

        NinoOptions options = NinoOptions.Default with { MaxDepth = 20 };
        byte[] bytes = NinoSerializer.Serialize(values, options);
        List<Replacing> read = NinoDeserializer.Deserialize<List<Replacing>>(bytes)!;
        Assert.All(read.Skip(1).Select((value, i) => (value, i)), one => Assert.Equal((one.i % 2 != 0, one.i % 3 != 0), (one.value.Replaced is Dog, one.value.Throwings?.Single()?.Text == "b")));
        ArrayBufferWriter<byte> output = new(bytes.Length + 1);
        NinoSerializer.Serialize(values, output, options);
        Assert.Equal(bytes, output.WrittenSpan.ToArray());
        byte[] span = new byte[bytes.Length];
        Assert.Equal(bytes.Length, NinoSerializer.Serialize(values, span, options));
        Assert.Equal(bytes, span);
    }

    /// <summary>What was not read of the part would have named a dog: the index of the last is not that of a puppy.</summary>
    [Fact]
    public void Read_IndexBehindAPartThatFailed_IsAnError()
    {
        Replacing failing = new() { Read = new object[] { new Refusing(), new Dog() } };
        Replacing[] read = RoundTrip([failing, new() { Read = new Puppy() }, new() { Read = new Dog() }, new() { Read = new Puppy() }], NinoOptions.Default);
        Assert.Equal(["unreadable", typeof(Puppy), "unreadable", "unreadable"], read.Select(one => one.Read as string ?? (object)one.Read!.GetType()));

        NinoException error = Assert.Throws<NinoException>(() => RoundTrip([failing, new() { Plain = new Puppy() }, new() { Plain = new Dog() }], NinoOptions.Default));
        Assert.Contains("by its index", error.Message, StringComparison.Ordinal);
        error = Assert.Throws<NinoException>(() => RoundTrip([failing, new() { Plain = new Puppy() }, new() { Plain = new Puppy() }], NinoOptions.Default));
        Assert.Contains("by its index", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Read_ReferenceBehindAPartThatFailed_IsAnError()
    {
        NinoOptions options = NinoOptions.Default with { PreserveReferences = true };
        Replacing failing = new() { Read = new object[] { new Refusing(), new Dog() } };
        Puppy shared = new();
        NinoException error = Assert.Throws<NinoException>(() => RoundTrip([failing, new() { Animal = shared }, new() { Animal = shared }], options));
        Assert.Contains("by its index", error.Message, StringComparison.Ordinal);
        Assert.Equal(2, RoundTrip([failing, new() { Animal = shared }], options).Length);
    }

    /// <summary>The types that the message had named before have the indexes that they had.</summary>
    [Fact]
    public void Read_OlderIndexBehindAPartThatFailed_IsRead()
    {
        Replacing[] read = RoundTrip([new() { Plain = new Puppy() }, new() { Read = new object[] { new Refusing(), new Dog() } }, new() { Plain = new Puppy() }, new() { Read = new Puppy() }], NinoOptions.Default);
        Assert.Equal((typeof(Puppy), "unreadable", typeof(Puppy), typeof(Puppy)), (read[0].Plain!.GetType(), read[1].Read, read[2].Plain!.GetType(), read[3].Read!.GetType()));
    }

    /// <summary>A part that fails at its end has named all that it names.</summary>
    [Fact]
    public void Read_IndexBehindAPartThatFailedAtItsEnd_IsRead()
    {
        Replacing[] read = RoundTrip([new() { Read = new object[] { new Dog(), new Refusing() } }, new() { Plain = new Puppy() }, new() { Plain = new Puppy() }, new() { Plain = new Dog() }], NinoOptions.Default);
        Assert.Equal(("unreadable", typeof(Puppy), typeof(Dog)), (read[0].Read, read[2].Plain!.GetType(), read[3].Plain!.GetType()));
    }

    private static Replacing[] RoundTrip(Replacing[] values, NinoOptions options) => NinoDeserializer.Deserialize<Replacing[]>(NinoSerializer.Serialize(values, options), options)!;

    private static void IsRefused(List<Replacing> values, NinoOptions options)
    {
        IsError(() => NinoSerializer.Serialize(values, options));
        IsError(() => NinoSerializer.Serialize(values, typeof(List<Replacing>), options));
        IsError(() => NinoSerializer.GetSize(values, options));
        IsError(() => NinoSerializer.Serialize(values, new byte[1 << 24], options), mayFit: true);
        IsError(() => NinoSerializer.Serialize(values, new ArrayBufferWriter<byte>(), options));
        IsError(() => NinoSerializer.Serialize(values, new NinoArrayBufferWriter(), options));
        IsError(() => NinoSerializer.Serialize(values, new SmallBufferWriter(), options));
        IsError(() => NinoSerializer.Serialize(values, new MemoryStream(), options));
        IsError(() => NinoSerializer.Serialize(values, options with { Compression = NinoCompression.Using(new RunLengthCodec()) }));
        IsError(() =>
        {
            Writer writer = new(new ArrayBufferWriter<byte>(), options);
            NinoSerializer.Serialize(values, ref writer);
            writer.Flush();
        });

        void IsError(Action write, bool mayFit = false)
        {
            // In a span nothing has left the buffer.
            if (mayFit && values[0].Throwings is [{ Text.Length: > 1000 }, _])
            {
                write();
                return;
            }

            Assert.Contains("cannot be completed", Assert.Throws<NinoException>(write).Message, StringComparison.Ordinal);
        }
    }
}

[NinoType]
public sealed class Replacing
{
    [NinoCustomFormatter(typeof(ReplacedFormatter))]
    public object? Replaced;

    [NinoCustomFormatter(typeof(UnreadableFormatter))]
    public object? Read;

    [NinoCustomFormatter(typeof(ThrowingsFormatter))]
    public List<Throwing>? Throwings;

    public object? Plain;
    public Animal? Animal;
}

[NinoType]
public sealed class Throwing : INinoOnSerializing
{
    public string? Text;
    public bool Fails;

    public void OnSerializing()
    {
        if (Fails)
        {
            throw new InvalidOperationException();
        }
    }
}

[NinoType]
public sealed class Refusing : INinoOnDeserialized
{
    public int Number;

    public void OnDeserialized() => throw new InvalidOperationException();
}

/// <summary>Writes null in place of what cannot be written.</summary>
public sealed class ReplacedFormatter : NinoFormatter<object?>
{
    public override void Serialize(object? value, ref Writer writer)
    {
        try
        {
            NinoSerializer.Serialize<object>(value, ref writer);
        }
        catch (Exception)
        {
            NinoSerializer.Serialize<object>(null, ref writer);
        }
    }

    public override void Deserialize(out object? value, ref Reader reader) => NinoDeserializer.Deserialize(out value, ref reader);

    public override void DeserializeRef(ref object? value, ref Reader reader) => Deserialize(out value, ref reader);
}

/// <summary>As <see cref="ReplacedFormatter"/>, of values that name no type.</summary>
public sealed class ThrowingsFormatter : NinoFormatter<List<Throwing>?>
{
    public override void Serialize(List<Throwing>? value, ref Writer writer)
    {
        try
        {
            NinoSerializer.Serialize(value, ref writer);
        }
        catch (Exception)
        {
            writer.WriteNull();
        }
    }

    public override void Deserialize(out List<Throwing>? value, ref Reader reader) => NinoDeserializer.Deserialize(out value, ref reader);

    public override void DeserializeRef(ref List<Throwing>? value, ref Reader reader) => Deserialize(out value, ref reader);
}

/// <summary>Reads a text in place of what cannot be read.</summary>
public sealed class UnreadableFormatter : NinoFormatter<object?>
{
    public override void Serialize(object? value, ref Writer writer) =>
        writer.WriteWithLength(value, static (ref Writer writer, object? value) => NinoSerializer.Serialize<object>(value, ref writer));

    public override void Deserialize(out object? value, ref Reader reader)
    {
        reader.Read(out int length);
        Reader part = reader.Slice(length);
        try
        {
            NinoDeserializer.Deserialize(out value, ref part);
        }
        catch (Exception)
        {
            value = "unreadable";
        }
    }

    public override void DeserializeRef(ref object? value, ref Reader reader) => Deserialize(out value, ref reader);
}
