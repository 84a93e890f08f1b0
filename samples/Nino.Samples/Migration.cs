using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Text.Json.Nodes;
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

#region json
[NinoType]
public class Forecast
{
    public DateOnly Date { get; set; }
    public int Celsius { get; private set; }           // without [JsonInclude]
    public int Fahrenheit => 32 + (Celsius * 9 / 5);   // is not written
    public List<string> Places { get; } = [];          // is filled

    [NinoCustomFormatter(typeof(JsonNodeFormatter))]
    public JsonNode? Source { get; set; }

    public void Set(int celsius) => Celsius = celsius;
}

public sealed class JsonNodeFormatter : NinoSurrogateFormatter<JsonNode, string>
{
    public override string ToSurrogate(JsonNode value) => value.ToJsonString();

    public override JsonNode FromSurrogate(string surrogate) =>
        JsonNode.Parse(surrogate) ?? throw new NinoException("This is no node.");
}
#endregion json

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

/// <summary>In place of an attribute for the comparer.</summary>
[NinoType]
public class Words
{
    public Dictionary<string, int> Counts { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

/// <summary>As <c>[ProtoContract]</c>: members without a number stay out, and private ones take part with it.</summary>
[NinoType(autoCollect: false, containNonPublicMembers: true, VersionTolerant = true)]
public class Contract
{
    [NinoMember(1)]
    private int _a;

    internal Contract()
    {
    }

    public Contract(int a) => _a = a;

    public int A => _a;

    [NinoMember(2)]
    public int B { get; set; }

    public int C { get; set; }
}

/// <summary>As <c>[Serializable]</c>, with an event.</summary>
[NinoType(containNonPublicMembers: true)]
public class Watched
{
    private int _value;

    internal Watched()
    {
    }

    public Watched(int value) => _value = value;

    public event EventHandler? Changed;

    public int Value
    {
        get => _value;
        set
        {
            _value = value;
            Changed?.Invoke(this, EventArgs.Empty);
        }
    }
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
    public static void Json()
    {
        var forecast = new Forecast { Date = new DateOnly(2026, 1, 2), Source = JsonNode.Parse("[1, null]") };
        forecast.Set(20);
        forecast.Places.Add("Oslo");
        Forecast copy = NinoDeserializer.Deserialize<Forecast>(NinoSerializer.Serialize(forecast))!;
        Check.Equal((forecast.Date, 20, 68, "Oslo", "[1,null]"), (copy.Date, copy.Celsius, copy.Fahrenheit, copy.Places[0], copy.Source!.ToJsonString()));
    }

    [Sample]
    public static void Comparer()
    {
        var words = new Words { Counts = { ["A"] = 1 } };
        Check.Equal(1, NinoDeserializer.Deserialize<Words>(NinoSerializer.Serialize(words))!.Counts["a"]);
    }

    [Sample]
    public static void Contract()
    {
        byte[] bytes = NinoSerializer.Serialize(new Contract(1) { B = 2, C = 3 });
        Contract contract = NinoDeserializer.Deserialize<Contract>(bytes)!;
        Check.Equal((1, 2, 0), (contract.A, contract.B, contract.C));
    }

    [Sample]
    public static void Event()
    {
        var watched = new Watched(1);
        watched.Changed += (_, _) => { };
        Check.Equal(1, NinoDeserializer.Deserialize<Watched>(NinoSerializer.Serialize(watched))!.Value);
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
