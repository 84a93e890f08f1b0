using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Migration;

#region keys
// As [MessagePackObject], [ProtoContract].
[NinoType(autoCollect: false)]
public class Person
{
    [NinoMember(0)] public int Id { get; set; }   // as [Key(0)], [ProtoMember(1)]
    [NinoMember(1)] public string Name { get; set; } = "";
    public string Cache { get; set; } = "";       // no number: left out
}
#endregion keys

#region union
[NinoType]
public abstract class Shape;                      // names no derived type

// In place of [Union(0, typeof(Circle))] on the base.
[NinoType, NinoTag(100)]
public sealed class Circle : Shape
{
    public float Radius { get; set; }
}

[NinoType, NinoTag(101)]
public sealed class Square : Shape
{
    public float Side { get; set; }
}
#endregion union

#region serializable
// As [Serializable]: fields, whatever their access.
[NinoType(containNonPublicMembers: true)]
public class Session : INinoOnDeserialized        // as IDeserializationCallback
{
    private readonly List<string> _log = [];
    private readonly DateTime _started;

    [NinoIgnore]                                  // as [NonSerialized]
    private object? _lock;

    // Makes the instance when it is read.
    internal Session()
    {
    }

    public Session(DateTime started) =>
        (_started, _lock) = (started, new object());

    public void Add(string line)
    {
        lock (_lock!)
        {
            _log.Add(line);
        }
    }

    public override string ToString() =>
        $"{_started:yyyy}: {string.Join(", ", _log)}";

    public void OnDeserialized() => _lock = new object();
}
#endregion serializable

#region transition
/// <summary>
/// Files that Nino writes begin with a mark; those of the former serializer
/// are read as before.
/// </summary>
public static class Files
{
    private static ReadOnlySpan<byte> Mark => "NINO"u8;

    public static byte[] Save<T>(T value)
    {
        var buffer = new ArrayBufferWriter<byte>();
        buffer.Write(Mark);
        NinoSerializer.Serialize(value, buffer);
        return buffer.WrittenSpan.ToArray();
    }

    public static T? Load<T>(byte[] file, Func<byte[], T> former) =>
        file.AsSpan().StartsWith(Mark)
            ? NinoDeserializer.Deserialize<T>(file.AsSpan(Mark.Length))
            : former(file);
}
#endregion transition

#region part
// Four bytes for the length, which is written when the part is complete.
public sealed class DrawingFormatter : NinoFormatter<List<Shape>>
{
    public override void Serialize(List<Shape> value, ref Writer writer) =>
        writer.WriteWithLength(
            value,
            static (ref Writer writer, List<Shape> shapes) =>
                NinoSerializer.Serialize(shapes, ref writer));

    public override void Deserialize(out List<Shape> value, ref Reader reader)
    {
        reader.Read(out int length);
        Reader part = reader.Slice(length);   // reads these bytes, no others
        NinoDeserializer.Deserialize(out List<Shape>? shapes, ref part);
        if (!part.Eof)
        {
            throw new NinoException("The part is longer than its value.");
        }

        value = shapes ?? [];
    }

    public override void DeserializeRef(ref List<Shape> value, ref Reader reader) =>
        Deserialize(out value, ref reader);
}
#endregion part

[NinoType]
public class Drawing
{
    [NinoCustomFormatter(typeof(DrawingFormatter))]
    public List<Shape> Shapes { get; set; } = [];

    public string Title { get; set; } = "";
}

internal static class MigrationSamples
{
    [Sample]
    public static void Tuples()
    {
        #region tuples
        // Earlier, and still:
        byte[] bytes = NinoSerializer.Serialize(new NinoTuple<int, string>(1, "ada"));
        (int id, string name) = NinoDeserializer.Deserialize<NinoTuple<int, string>>(bytes);

        // Better, with the same bytes:
        bytes = NinoSerializer.Serialize((1, "ada"));
        (id, name) = NinoDeserializer.Deserialize<(int, string)>(bytes);
        #endregion tuples

        Check.Equal((1, "ada"), (id, name));
        Check.Equal((1, "ada"), ((int, string))NinoDeserializer.Deserialize<NinoTuple<int, string>>(bytes));
    }

    [Sample]
    public static void BufferWriters()
    {
        #region buffer-writers
        var person = new Person { Id = 1, Name = "ada" };
        using var output = new MemoryStream();

        NinoArrayBufferWriter buffer = NinoSerializer.GetBufferWriter();
        NinoSerializer.Serialize(person, buffer);
        output.Write(buffer.WrittenSpan);
        NinoSerializer.ReturnBufferWriter(buffer);   // its spans end here
        #endregion buffer-writers

        Check.Equal(output.Length, NinoSerializer.GetSize(person));
    }

    [Sample]
    public static void Cached()
    {
        #region cached
        var person = new Person { Id = 1, Name = "ada" };

        // In place of CachedSerializer<Person>:
        byte[] bytes = NinoSerializer.Serialize(person);

        // In place of CachedDeserializer<Person>:
        Person? copy = NinoDeserializer.Deserialize<Person>(bytes);
        #endregion cached

        Check.Equal("ada", copy!.Name);
    }

    [Sample]
    public static void Into()
    {
        #region into
        Person? person = new() { Id = 1, Name = "ada" };
        byte[] bytes = NinoSerializer.Serialize(person);

        NinoDeserializer.DeserializeRef(ref person, bytes);   // write this one
        NinoDeserializer.Deserialize(bytes, ref person);      // the same
        #endregion into

        Check.Equal("ada", person!.Name);
    }

    [Sample]
    public static void Part()
    {
        var drawing = new Drawing { Shapes = [new Circle { Radius = 1 }, new Square { Side = 2 }], Title = "t" };
        Drawing copy = NinoDeserializer.Deserialize<Drawing>(NinoSerializer.Serialize(drawing))!;
        Check.True(copy is { Title: "t", Shapes: [Circle { Radius: 1 }, Square { Side: 2 }] });
    }

    [Sample]
    public static void Keys()
    {
        byte[] bytes = NinoSerializer.Serialize(new Person { Id = 1, Name = "ada", Cache = "x" });
        Person person = NinoDeserializer.Deserialize<Person>(bytes)!;
        Check.Equal((1, "ada", ""), (person.Id, person.Name, person.Cache));
    }

    [Sample]
    public static void Union()
    {
        byte[] bytes = NinoSerializer.Serialize<Shape>(new Square { Side = 2 });
        Check.True(NinoDeserializer.Deserialize<Shape>(bytes) is Square { Side: 2 });
    }

    [Sample]
    public static void Serializable()
    {
        var session = new Session(DateTime.UnixEpoch);
        session.Add("a");
        Session copy = NinoDeserializer.Deserialize<Session>(NinoSerializer.Serialize(session))!;
        copy.Add("b");
        Check.Equal("1970: a, b", copy.ToString());
    }

    [Sample]
    public static void Streams()
    {
        var stream = new MemoryStream();
        NinoSerializer.Serialize(new Square { Side = 2 }, stream);
        stream.Position = 0;
        Check.Equal(2f, NinoDeserializer.Deserialize<Square>(stream)!.Side);
    }

    [Sample]
    public static void Transition()
    {
        byte[] file = Files.Save(new Square { Side = 2 });
        Check.Equal(2f, Files.Load(file, Former)!.Side);
        Check.Equal(3f, Files.Load([3], Former)!.Side);
        static Square Former(byte[] bytes) => new() { Side = bytes[0] };
    }
}
