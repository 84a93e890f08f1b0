using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Evolution;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Objects() =>
    [
        Case("7-objects", (PersonRecord?)null),
        Case("7-objects", new PersonRecord("Ada", 36)),
        Case("7-objects", new Chain { Value = 1, Next = new() { Value = 2 } }),
        Case("7-objects", new TextStruct { Id = 1, Name = "a", Numbers = [2] }),
        Case("7-objects", new Constructed(1, "a") { Title = "t" }),
        Case("7-objects", new Hidden(1, 2, "three")),
        Case("7-objects", new Numbered { First = "a", Second = 2, Third = 3 }),
        Case("7-objects", new Box<string> { Content = "a", Contents = ["b"] }),
        Case("7-objects", new Weather { Station = 1, Air = new(21.5) }),
        Case("7-many-members", new Wide { M0 = 1, M199 = 2 }),
    ];

    private static IEnumerable<FormatCase> Derived() =>
    [
        Case("7-derived", new Animal?[] { new() { Name = "a" }, new Dog { Name = "b", Tricks = 1 }, new Dog { Name = "c" }, new Puppy(), null }),
        Case("7-derived", new Shape?[] { new Circle { Id = 1, Radius = 1.5 }, new Square { Id = 2 }, new Circle() }),
        Case("7-derived", new IMessage?[] { new Login { User = "u" }, new Ping { Time = 2 }, new Chat { Text = "t" }, new Ping(), new Logout() }),
        Case("7-derived", new Holder { Shape = new Circle(), Anything = new Circle(), Things = [1, "s", 2, null] }),
    ];

    private static IEnumerable<FormatCase> Tolerant() =>
    [
        Case("14-tolerant", new TolerantNow { A = 1, B = "b" }),
        Case("14-tolerant", new TolerantStruct[] { new() { A = 1, B = "b" }, new() }),
        Case("14-tolerant", new Narrow { A = -1, F = 2, J = 3, Last = "z" }),
        Case("14-tolerant", new TicketBase?[] { new TicketTwig { Numbers = [1], Inner = new TicketLeaf { Name = "n" } }, new TicketTwig(), null }),
        Case("14-tolerant", new HolderBefore { First = new() { A = 2 }, Second = new(), Kept = new TicketLeaf() }),
        Case("14-tolerant", new Ticket { Id = 7, Any = 5, Plain = new PlainPart { Name = "p" }, Scores = [1, null], Counts = new() { ["k"] = 1 } }),
        Case("14-tolerant", new SkippingNow { A = 0, B = "b", C = 0 }),
        Case("14-tolerant", new PreferenceStruct[] { new() { A = 1 }, new() { C = [] } }),
        Case("14-tolerant", new Preferences { Inner = SkippedDefaultsTests.AllDefault, Last = 0 }),
        Case("14-tolerant", SkippedDefaultsTests.Full),
        Case("14-tolerant", new SkippingNode?[] { new SkippingLeaf { Value = 1 }, null, new SkippingLeaf { Name = null } }),
        Case("14-tolerant", NinoDeserializer.Deserialize<PreferencesKeeper>(NinoSerializer.Serialize(new Preferences { Inner = SkippedDefaultsTests.AllDefault }))),
        Case("14-tolerant", new NewRecord(1, "r")),
        Case("14-tolerant", NinoDeserializer.Deserialize<KeeperPoint>(NinoSerializer.Serialize(new FullPoint { X = 1, Name = "n" }))),
    ];

    private static IEnumerable<FormatCase> References() =>
    [
        Case("15-references", Relatives()),
        Case<Relative>("15-references", Guests()),
        Case("15-references", new Wagon { Number = 1, Behind = Train() }),
        Case("15-references", Letters()),
        Case<object>("15-references", new Town { Id = 1 }),
        Case("15-references", new Cell<string>("a", [new Cell<string>("b", [])])),
    ];

    private static Relative Relatives()
    {
        Relative parent = new() { Name = "p" };
        parent.Add(new Relative { Name = "c" });
        parent.Children.Add(parent.Children[0]);
        return parent;
    }

    private static Godparent Guests()
    {
        Godparent guest = new() { Name = "g" };
        guest.Godchild = guest.Add(new Godparent());
        return guest;
    }

    private static Engine Train()
    {
        Engine engine = new() { Number = 2 };
        engine.First = engine.Behind = engine;
        return engine;
    }

    private static Letter Letters()
    {
        Letter letter = new() { Id = 1, Answer = new Telegram { Id = 2 } };
        letter.Copies = [letter, letter.Answer, new Letter { Id = 3, Answer = letter.Answer }];
        return letter;
    }

    private static IEnumerable<FormatCase> Roots() =>
    [
        Case("9-roots", new Animal { Name = "a" }),
        Case("9-roots", new Dog { Name = "b", Tricks = 1 }),
        Case<Animal>("9-roots", new Dog { Name = "b", Tricks = 1 }),
        Case<Shape>("9-roots", new Circle { Radius = 1.5 }),
        Case("9-roots", new Ping { Sequence = 1, Time = 2 }),
        Case<IMessage>("9-roots", new Ping { Sequence = 1, Time = 2 }),
        Case("9-roots", new Login { User = "u" }),
        Case("9-object-roots", (object?)null),
        Case<object>("9-object-roots", 5),
        Case<object>("9-object-roots", "five"),
        Case<object>("9-object-roots", new PaddedStruct { Small = 5 }),
        Case<object>("9-object-roots", new TextStruct { Id = 5 }),
        Case<object>("9-object-roots", new PersonRecord("Ada", 36)),
        Case<object>("9-object-roots", new Dog { Name = "b" }),
        Case<object>("9-object-roots", new List<int> { 5 }),
        Case<object>("9-object-roots", new Holder { Anything = new Holder() }),
    ];
}
