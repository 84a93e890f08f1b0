using System.Collections.Generic;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

internal static partial class TypeRows
{
    private static TypeRow[] OwnCollections() =>
    [
        new TypeRow<Team>([], ["a", "b"]) { Form = Form.Collection, Into = IntoExisting.Refilled, Kind = Kinds.OwnCollection },
        new TypeRow<Tags>([], ["a", "b"]) { Form = Form.Collection, Into = IntoExisting.Refilled, Kind = Kinds.OwnCollection },
        new TypeRow<Roster>([], ["a", "bc"]) { Form = Form.Collection, Into = IntoExisting.Refilled, Kind = Kinds.OwnCollection },
        new TypeRow<Forest>([], [[], [[]]]) { Form = Form.Collection, Into = IntoExisting.Refilled, Kind = Kinds.OwnCollection },
        new TypeRow<Inventory>([], new() { ["a"] = 1 }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Kind = Kinds.OwnDictionary },
        new TypeRow<Ring>(new(), new() { "a", null }) { Form = Form.Collection, Kind = Kinds.Addable },
        new ValueRow<StructList>(default, new() { 1, 2 }) { Form = Form.Collection, Kind = Kinds.StructCollection, Remarks = [Remarks.EmptyMemory] },
    ];

    private static TypeRow[] OwnTypes() =>
    [
        new TypeRow<Person>(new(), new() { Id = 1, Name = "a", Tags = ["b"], Parent = new() }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Numbered>(new(), new() { Third = 3, First = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Hidden>(new(), new(1, 2, "a")) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Tree>(new(), new() { Name = "a", Children = [new(), null] }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Chain>(new(), Chain.OfDepth(3)) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Wide>(new(), new() { M0 = 1, M199 = 2 }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Utf8Text>(new(), new() { Text = "中", Free = "文" }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<LaterVersion>(new(), new() { Id = 1, Added = 2 }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Outer.Inner>(new(), new() { Value = 1, Next = new("a") }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.Class },
        new TypeRow<Constructed>(new(1, "a") { Title = "b" }, new(2, null) { Title = null, Numbers = [1] }) { Form = Form.Object, Kind = Kinds.Constructed },
        new TypeRow<Factory>(Factory.Create(1), Factory.Create(2)) { Form = Form.Object, Kind = Kinds.Constructed },
        new TypeRow<PersonRecord>(new("a", 1), new(null, 2) { Email = "b", Level = 3 }) { Form = Form.Object, Kind = Kinds.Record },
        new TypeRow<Outer.Inner.Deeper>(new("a"), new("b")) { Form = Form.Object, Kind = Kinds.Record },
        new TypeRow<Box<int>>(new(), new() { Content = 1, Contents = [2] }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.GenericClass },
        new TypeRow<Box<string>>(new(), new() { Content = "a", Contents = ["b"] }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.GenericClass },
        new TypeRow<Box<List<int>>>(new(), new() { Content = [1], Contents = [[2]] }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.GenericClass },
        new TypeRow<Outer.Of<byte>.Inner<string>>(new(), new() { First = 1, Second = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.GenericClass },
        new ValueRow<PaddedStruct>(default, new() { Small = 1, Large = 2, Middle = 3 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<UnpaddedStruct>(default, new() { First = 1, Third = 2 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<CheckedStruct>(default, new() { Flag = true, Amount = 1.5m }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<NestedStruct>(default, new() { Tail = 1 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<RecordPoint>(default, new(1, 2, true)) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<ReadonlyPoint>(default, new(1, 2)) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<AutoLayout>(default, new() { Second = 2 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<ExplicitLayout>(default, new() { First = 1, Second = 2 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<PackedLayout>(default, new() { Second = 2 }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<Pair<int, bool>>(default, new() { First = 1, Second = true }) { Form = Form.FixedStruct, Kind = Kinds.FixedStruct },
        new ValueRow<TextStruct>(default, new() { Id = 1, Name = "a", Numbers = [1] }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.OtherStruct },
        new ValueRow<Pair<int, string?>>(default, new() { First = 1, Second = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Kind = Kinds.OtherStruct },
    ];

    private static TypeRow[] Polymorphic() =>
    [
        new TypeRow<object>(1, "a", new Person { Id = 1 }, new List<int> { 1 }, new Dog { Name = "b" }) { Form = Form.Derived, Into = IntoExisting.Members },
        new TypeRow<Animal>(new(), new Dog { Tricks = 1 }, new Puppy { Name = "a" }) { Form = Form.Derived, Into = IntoExisting.Members, Kind = Kinds.Base },
        new TypeRow<Shape>(new Circle { Radius = 1 }, new Square { Label = "a" }) { Form = Form.Derived, Into = IntoExisting.Members, Kind = Kinds.Abstract },
        new TypeRow<IMessage>(new Ping { Time = 1 }, new Chat { Text = "a" }, new Login { User = "b" }) { Form = Form.Derived, Into = IntoExisting.Members, Kind = Kinds.Interface },
    ];
}
