using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Net.Mail;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Format;

namespace Nino.Tests.Golden.V1_0_0_preview_1;

public enum OfByte : byte { Zero, One, Max = byte.MaxValue }

public enum OfSByte : sbyte { Min = sbyte.MinValue, Zero = 0, Max = sbyte.MaxValue }

public enum OfInt16 : short { Min = short.MinValue, Zero = 0, Max = short.MaxValue }

public enum OfUInt16 : ushort { Zero, Max = ushort.MaxValue }

public enum OfInt32 { Min = int.MinValue, Zero = 0, Max = int.MaxValue }

public enum OfUInt32 : uint { Zero, Max = uint.MaxValue }

public enum OfInt64 : long { Min = long.MinValue, Zero = 0, Max = long.MaxValue }

[Flags]
public enum OfUInt64 : ulong { None, Low = 1, Max = ulong.MaxValue }

/// <summary>A struct with padding.</summary>
[NinoType]
public struct PaddedStruct
{
    public byte Small;
    public long Large;
    public short Middle;
}

/// <summary>A struct that no attribute marks.</summary>
public struct Unmarked
{
    public int X, Y;
    public bool Flag;
}

[NinoType]
[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct Packed
{
    public byte First;
    public double Second;
    public DateTime Time;
    public decimal Amount;
}

[NinoType]
public struct TextStruct
{
    public int Id;
    public string? Name;
    public List<int>? Numbers;
}

[NinoType]
public readonly record struct RecordPoint(int X, double Y, bool IsSet);

[NinoType]
public sealed class Person
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<string?>? Tags { get; set; }

    public Person? Parent { get; set; }
}

[NinoType(containNonPublicMembers: true)]
public sealed class Hidden
{
    private int _first;
    private readonly string? _second;

    private Hidden()
    {
    }

    public Hidden(int first, string? second) => (_first, _second) = (first, second);

    [NinoIgnore]
    public int Left
    {
        get => _first;
        set => _first = value;
    }

    public override string ToString() => _second ?? "";
}

[NinoType(autoCollect: false)]
public sealed class Numbered
{
    [NinoMember(2)]
    public int Third;

    [NinoMember(0)]
    public string? First;

    [NinoMember(1)]
    public long Second;

    public int NotAMember;
}

[NinoType]
public sealed class Constructed
{
    [NinoConstructor]
    public Constructed(int id, string? name) => (Id, Name) = (id, name);

    public int Id { get; }

    public string? Name { get; }

    public List<int> Filled { get; } = [];
}

[NinoType]
public sealed class Pooled
{
    public int Id;

    [NinoRefDeserialization]
    public static Pooled Take() => new();
}

[NinoType]
public record PersonRecord(string? Name, int Age)
{
    public string? Email { get; init; }
}

[NinoType]
public sealed record Employee(string? Name, int Age, decimal Pay) : PersonRecord(Name, Age);

[NinoType]
public sealed class Box<T>
{
    public T? Content;
    public List<T?>? Contents;
}

[NinoType]
public sealed class Outer
{
    [NinoType]
    public sealed class Inner
    {
        public Inner? Next;
        public int Value;
    }
}

/// <summary>200 members: more than a head of one byte counts.</summary>
[NinoType]
public sealed class Wide
{
    public byte M0, M1, M2, M3, M4, M5, M6, M7, M8, M9, M10, M11, M12, M13, M14, M15, M16, M17, M18, M19;
    public byte M20, M21, M22, M23, M24, M25, M26, M27, M28, M29, M30, M31, M32, M33, M34, M35, M36, M37, M38, M39;
    public byte M40, M41, M42, M43, M44, M45, M46, M47, M48, M49, M50, M51, M52, M53, M54, M55, M56, M57, M58, M59;
    public byte M60, M61, M62, M63, M64, M65, M66, M67, M68, M69, M70, M71, M72, M73, M74, M75, M76, M77, M78, M79;
    public byte M80, M81, M82, M83, M84, M85, M86, M87, M88, M89, M90, M91, M92, M93, M94, M95, M96, M97, M98, M99;
    public byte M100, M101, M102, M103, M104, M105, M106, M107, M108, M109, M110, M111, M112, M113, M114, M115, M116, M117, M118, M119;
    public byte M120, M121, M122, M123, M124, M125, M126, M127, M128, M129, M130, M131, M132, M133, M134, M135, M136, M137, M138, M139;
    public byte M140, M141, M142, M143, M144, M145, M146, M147, M148, M149, M150, M151, M152, M153, M154, M155, M156, M157, M158, M159;
    public byte M160, M161, M162, M163, M164, M165, M166, M167, M168, M169, M170, M171, M172, M173, M174, M175, M176, M177, M178, M179;
    public byte M180, M181, M182, M183, M184, M185, M186, M187, M188, M189, M190, M191, M192, M193, M194, M195, M196, M197, M198, M199;
}

[NinoType]
public class Animal
{
    public string? Name { get; set; }
}

[NinoType]
public class Dog : Animal
{
    public int Tricks { get; set; }
}

[NinoType]
[NinoTag(59999)]
public sealed class Puppy : Dog
{
    public double Age { get; set; }
}

[NinoType]
public abstract class Shape
{
    public int Id { get; set; }
}

[NinoType]
public sealed class Circle : Shape
{
    public double Radius { get; set; }
}

[NinoType]
[NinoFormerName("Nino.Tests.Golden.V1_0_0_preview_1.Quadrat")]
public sealed class Square : Shape
{
    public float Width { get; set; }
}

[NinoType]
public interface IMessage;

public sealed class Ping : IMessage
{
    public long Time;
}

public struct Chat : IMessage
{
    public string? Text;
}

public sealed class TextMessage(string text) : IMessage
{
    public string Text { get; } = text;
}

[NinoType]
public sealed class Holder
{
    public Shape? Shape;
    public object? Anything;
    public IMessage? Message;
    public object?[]? Things;
}

public sealed class Team : List<string?>;

public sealed class Inventory : Dictionary<string, int>;

public sealed class Roster : KeyedCollection<int, string>
{
    protected override int GetKeyForItem(string item) => item.Length;
}

public sealed class Forest : List<Forest>;

public sealed class CultureFormatter : NinoFormatter<NumberFormatInfo?>
{
    public override void Serialize(NumberFormatInfo? value, ref Writer writer) => writer.Write(value?.CurrencySymbol);

    public override void Deserialize(out NumberFormatInfo? value, ref Reader reader)
    {
        reader.Read(out string? symbol);
        value = symbol is null ? null : new NumberFormatInfo { CurrencySymbol = symbol };
    }

    public override void DeserializeRef(ref NumberFormatInfo? value, ref Reader reader) => Deserialize(out value, ref reader);
}

public sealed class AddressFormatter : NinoSurrogateFormatter<MailAddress, string>
{
    public override string ToSurrogate(MailAddress value) => value.Address;

    public override MailAddress FromSurrogate(string surrogate) => new(surrogate);
}

[NinoType]
public sealed class Marked
{
    [NinoUtf8]
    public string? Text;

    [NinoCompact]
    public int Number;

    [NinoCompact]
    public List<long>? Numbers;

    [NinoCompact]
    public double[]? Reals;

    [NinoCompact]
    public decimal Amount;

    [NinoCompact]
    public DateTime Day;

    [NinoCustomFormatter(typeof(CultureFormatter))]
    public NumberFormatInfo? Custom;

    [NinoCustomFormatter(typeof(AddressFormatter))]
    public MailAddress? Address;
}

[NinoType]
[NinoCompact]
public sealed class CompactOrder
{
    public long Id;
    public DayOfWeek Day;
    public List<ushort>? Parts;
    public TimeSpan Length;
    public DateTimeOffset At;
    public float Price;
    public int? Discount;
}

[NinoType(VersionTolerant = true)]
[NinoReserved(2)]
public sealed class Ticket
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(3)]
    public string? Title;

    [NinoMember(4)]
    public List<TicketPart?>? Parts;

    [NinoMember(5)]
    public Dictionary<string, int?>? Counts;

    [NinoMember(6)]
    public Animal? Plain;

    [NinoMember(7)]
    public int?[]? Scores;

    [NinoMember(8)]
    public TicketPoint Point;

    [NinoMember(9)]
    public TicketPoint? Maybe;

    [NinoMember(300)]
    [NinoCompact]
    public long Compact;
}

[NinoType(VersionTolerant = true)]
[NinoFallbackType(typeof(TicketNote))]
public abstract class TicketPart
{
    [NinoMember(1)]
    public int Shared;
}

[NinoType(VersionTolerant = true)]
public sealed class TicketNote : TicketPart
{
    [NinoMember(2)]
    public string? Text;
}

[NinoType(VersionTolerant = true)]
public sealed class TicketSum : TicketPart
{
    [NinoMember(3)]
    public decimal Sum;
}

[NinoType(VersionTolerant = true)]
public struct TicketPoint
{
    [NinoMember(1)]
    public int X;

    [NinoMember(2)]
    public float Y;
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class Settings
{
    [NinoMember(1)]
    public int Number = 1;

    [NinoMember(2)]
    public string? Text = "initial";

    [NinoMember(3)]
    public double? Real;

    [NinoMember(4)]
    public decimal Amount;

    [NinoMember(5)]
    public List<int>? Numbers;

    [NinoMember(6)]
    public PaddedStruct Padded;

    [NinoMember(7)]
    public bool Flag;

    [NinoMember(8)]
    public DateTime Time;

    [NinoMember(9)]
    public Settings? Inner;
}

/// <summary>Knows a few members of <see cref="Ticket"/>, and keeps the others.</summary>
[NinoType(VersionTolerant = true)]
public sealed class TicketKeeper
{
    [NinoMember(3)]
    public string? Title;

    public NinoUnknownMembers? Unknown;
}

[NinoType(PreserveReferences = true)]
public class Relative
{
    public string? Name;
    public Relative? Parent;
    public List<Relative> Children = [];
}

[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class Link
{
    [NinoMember(1)]
    public Link? Next;

    [NinoMember(2)]
    public Link? Last;
}

internal static partial class GoldenCases
{
    private const string File = "golden";

    private static readonly NinoOptions References = NinoOptions.Default with { PreserveReferences = true };

    private static FormatCase[] OfObjects() =>
    [
        Case("no person", (Person?)null),
        Case("a person", new Person { Id = 1, Name = "a", Tags = ["b", null], Parent = new() }),
        Case("a person with text of other scripts", new Person { Name = "Łódź", Tags = ["中文", "\uD83D\uDE00", "\uD800", new string('é', 300)] }),
        Case("hidden members", new Hidden(1, "a")),
        Case("numbered members", new Numbered { First = "a", Second = 2, Third = 3 }),
        Case("a constructor", new Constructed(1, "a") { Filled = { 1, 2 } }),
        Case("a pool", new Pooled { Id = 1 }),
        Case("a record", new PersonRecord("a", 1) { Email = "b" }),
        Case<PersonRecord>("a derived record", new Employee("a", 1, 1.50m)),
        Case("generic types", (new Box<int> { Content = 1, Contents = [2] }, new Box<string> { Content = "a", Contents = [null] })),
        Case("a nested type", new Outer.Inner { Next = new() { Value = 1 } }),
        Case("many members", new Wide { M0 = 1, M100 = 2, M199 = 3 }),
        Case("structs", (new Unmarked { X = 1, Flag = true }, new Packed { First = 1, Second = 2, Amount = 0.50m }, new RecordPoint(1, 2, true))),
        Case("arrays of structs", new Packed[] { new() { Second = 1 }, new() { Time = DateTime.UnixEpoch } }),
        Case("structs with text", new TextStruct?[] { new() { Id = 1, Name = "a", Numbers = [1] }, null }),
        Case("animals", new Animal?[] { new() { Name = "a" }, new Dog { Tricks = 1 }, new Puppy { Age = 1.5 }, new Dog(), null }),
        Case<Animal>("a puppy", new Puppy { Name = "a" }),
        Case("shapes", new Shape?[] { new Circle { Id = 1, Radius = 1.5 }, new Square { Width = 2 }, new Circle() }),
        Case("messages", new IMessage?[] { new Ping { Time = 1 }, new Chat { Text = "a" }, new TextMessage("b"), null }),
        Case("a holder", new Holder { Shape = new Circle(), Anything = new Holder(), Message = new Chat(), Things = [1, "a", null, new List<int> { 1 }, OfInt16.Max, new PaddedStruct()] }),
        Case<object>("an object", new Dog { Name = "a" }),
        Case<object>("a number under object", 5),
        Case<object>("a list under object", new List<int> { 5 }),
        Case("collections of the user", (new Team { "a", null }, new Inventory { ["a"] = 1 }, new Roster { "a", "bc" }, new Forest { new() })),
        Case("marked members", new Marked { Text = "中", Number = -300, Numbers = [1, 70000], Reals = [0.1, 1e300], Amount = 19.99m, Day = new(2024, 2, 29), Custom = new() { CurrencySymbol = "¤" }, Address = new("a@example.org") }),
        Case("compact members", new CompactOrder { Id = 70000, Day = DayOfWeek.Friday, Parts = [1, 300], Length = TimeSpan.FromSeconds(90), At = DateTimeOffset.UnixEpoch, Price = 19.99f, Discount = 5 }),
    ];

    private static FormatCase[] OfVersions() =>
    [
        Case("a version-tolerant object", Tickets()),
        Case("version-tolerant objects", new[] { new Ticket { Id = 1 }, Tickets(), new Ticket { Id = 2 } }),
        Case<TicketPart>("a derived version-tolerant object", new TicketSum { Sum = 1.5m }),
        Case("kept members", NinoDeserializer.Deserialize<TicketKeeper>(NinoSerializer.Serialize(Tickets()))),
        Case("members at their default", new Settings { Number = 0, Text = null }),
        Case("members at their default and others", new[] { new Settings { Real = 0, Amount = 0.00m, Numbers = [] }, new Settings { Padded = new() { Large = 1 }, Flag = true, Inner = new() } }),
        Case("references", Family()),
        Case("references of a version-tolerant type", Ring()),
        Case("references of the call", Twice(), References),
    ];

    private static FormatCase[] OfFrames() =>
    [
        Case("a frame", "text", NinoOptions.Default with { Compression = NinoCompression.None }),
        new StreamCase("a", new NinoStreamOptions(), "a", "bc"),
        new StreamCase("checksums", new NinoStreamOptions { Checksums = true }, "a", "bc"),
        new ElementCase("three", new NinoStreamOptions(), "a", "bc", "d"),
        new ElementCase("an index and checksums", new NinoStreamOptions { Index = true, Checksums = true }, "a", "bc", "d"),
    ];

    private static FormatCase<T> Case<T>(string name, T? value, NinoOptions? options = null) => new(File, name, value, options);

    private static Ticket Tickets() => new()
    {
        Id = 1,
        Title = "a",
        Parts = [new TicketNote { Text = "b" }, new TicketSum { Shared = 2 }, null],
        Counts = new() { ["c"] = 3, ["d"] = null },
        Plain = new Dog { Tricks = 4 },
        Scores = [5, null],
        Point = new() { X = 6 },
        Maybe = new TicketPoint { Y = 7 },
        Compact = 8,
    };

    private static Relative Family()
    {
        Relative parent = new() { Name = "a" };
        Relative child = new() { Name = "b", Parent = parent };
        parent.Children = [child, child, parent];
        return parent;
    }

    private static Link Ring()
    {
        Link first = new();
        first.Next = first.Last = new Link { Next = first };
        return first;
    }

    private static Person[] Twice()
    {
        Person person = new() { Name = "a" };
        return [person, person, new() { Parent = person }];
    }
}
