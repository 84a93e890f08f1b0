using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Attributes;

#region type
[NinoType]
public class Player
{
    public int Id { get; set; }
    public string Name { get; set; } = "";
    public List<Item> Items { get; set; } = [];
}

[NinoType]
public struct Item
{
    public int Kind;
    public string Label;
}
#endregion type

#region marked
[NinoType(autoCollect: false)]
public class Account
{
    [NinoMember(1)] public string Email { get; set; } = "";
    [NinoMember(0)] public long Id { get; set; }      // written first
    public string Cache { get; set; } = "";           // left out
}
#endregion marked

#region non-public
[NinoType(containNonPublicMembers: true)]
public class Wallet
{
    private long _coins;

    public DateTime Opened { get; private set; }

    public void Earn(long coins, DateTime now)
    {
        _coins += coins;
        Opened = now;
    }

    public long Count() => _coins;
}
#endregion non-public

#region member
[NinoType]
public class Quest
{
    public string Title { get; set; } = "";                  // third: has no number
    [NinoMember(1)] public int Reward { get; set; }          // second
    [NinoMember(0)] public Guid Id { get; set; }             // first
    [NinoIgnore] public bool IsSelected { get; set; }        // left out
}
#endregion member

#region constructor
[NinoType]
public class Limits
{
    public int Low { get; }
    public int High { get; }

    public Limits() : this(0, 100)
    {
    }

    [NinoConstructor(nameof(Low), nameof(High))]
    public Limits(int from, int to)
    {
        Low = from;
        High = to;
    }
}
#endregion constructor

#region factory
[NinoType]
public class Texture
{
    private static readonly ConcurrentDictionary<string, Texture> Loaded = new();

    private Texture(string path) => Path = path;

    public string Path { get; }

    [NinoConstructor]
    public static Texture Load(string path) =>
        Loaded.GetOrAdd(path, static name => new Texture(name));
}
#endregion factory

#region record
[NinoType]
public record Point(int X, int Y, [NinoIgnore] string Label = "");
#endregion record

#region utf8
[NinoType]
public class Chat
{
    [NinoUtf8] public string Text { get; set; } = "";
}
#endregion utf8

#region formatter
[NinoType]
public class Sensor
{
    [NinoCustomFormatter(typeof(Hundredths))]
    public double Celsius { get; set; }
}

/// <summary>Two bytes: hundredths of a degree.</summary>
public class Hundredths : NinoFormatter<double>
{
    public override void Serialize(double value, ref Writer writer) =>
        writer.Write(checked((short)Math.Round(value * 100)));

    public override void Deserialize(out double value, ref Reader reader)
    {
        reader.Read(out short hundredths);
        value = hundredths / 100.0;
    }

    public override void DeserializeRef(ref double value, ref Reader reader) =>
        Deserialize(out value, ref reader);
}
#endregion formatter

internal static class AttributesSamples
{
    [Sample]
    public static void Type()
    {
        byte[] bytes = NinoSerializer.Serialize(new Player { Id = 1, Name = "ada", Items = [new Item { Kind = 2, Label = "key" }] });
        Check.Equal("key", NinoDeserializer.Deserialize<Player>(bytes)!.Items[0].Label);
    }

    [Sample]
    public static void Marked()
    {
        byte[] bytes = NinoSerializer.Serialize(new Account { Id = 5, Email = "a", Cache = "lost" });
        Check.Equal(5, bytes[1]);
        Check.Equal("", NinoDeserializer.Deserialize<Account>(bytes)!.Cache);
    }

    [Sample]
    public static void NonPublic()
    {
        var wallet = new Wallet();
        wallet.Earn(7, DateTime.UnixEpoch);
        Wallet copy = NinoDeserializer.Deserialize<Wallet>(NinoSerializer.Serialize(wallet))!;
        Check.Equal(7, copy.Count());
        Check.Equal(DateTime.UnixEpoch, copy.Opened);
    }

    [Sample]
    public static void Member()
    {
        byte[] bytes = NinoSerializer.Serialize(new Quest { Id = new Guid(1, 0, 0, new byte[8]), Reward = 9, Title = "x", IsSelected = true });
        Check.Equal(1, bytes[1]);
        Check.Equal(9, bytes[17]);
        Check.True(!NinoDeserializer.Deserialize<Quest>(bytes)!.IsSelected);
    }

    [Sample]
    public static void Constructor()
    {
        Limits limits = NinoDeserializer.Deserialize<Limits>(NinoSerializer.Serialize(new Limits(3, 8)))!;
        Check.Equal((3, 8), (limits.Low, limits.High));

        Texture grass = Texture.Load("grass.png");
        Check.True(ReferenceEquals(grass, NinoDeserializer.Deserialize<Texture>(NinoSerializer.Serialize(grass))));

        Check.Equal(new Point(1, 2), NinoDeserializer.Deserialize<Point>(NinoSerializer.Serialize(new Point(1, 2, "here"))));
    }

    [Sample]
    public static void Utf8()
    {
        byte[] bytes = NinoSerializer.Serialize(new Chat { Text = "你好" });
        Check.Equal("你好", System.Text.Encoding.UTF8.GetString(bytes.AsSpan(^6..)));
    }

    [Sample]
    public static void Formatter()
    {
        byte[] bytes = NinoSerializer.Serialize(new Sensor { Celsius = 21.5 });
        Check.Equal(3, bytes.Length);
        Check.Equal(21.5, NinoDeserializer.Deserialize<Sensor>(bytes)!.Celsius);
    }
}
