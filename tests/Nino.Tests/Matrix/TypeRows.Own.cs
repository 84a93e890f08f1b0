using System.Collections.Generic;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

internal static partial class TypeRows
{
    private static TypeRow[] OwnCollections() =>
    [
        new TypeRow<Team>([], ["a", "b"]) { Form = Form.Collection, Into = IntoExisting.Refilled, Title = "class : `ICollection<T>`", ChineseTitle = "实现 `ICollection<T>` 的类" },
        new TypeRow<Tags>([], ["a", "b"]) { Form = Form.Collection, Into = IntoExisting.Refilled, Title = "class : `ICollection<T>`" },
        new TypeRow<Forest>([], [[], [[]]]) { Form = Form.Collection, Into = IntoExisting.Refilled, Title = "class : `ICollection<T>`" },
        new TypeRow<Inventory>([], new() { ["a"] = 1 }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Title = "class : `IDictionary<TKey, TValue>`", ChineseTitle = "实现 `IDictionary<TKey, TValue>` 的类" },
    ];

    private static TypeRow[] OwnTypes() =>
    [
        new TypeRow<Person>(new(), new() { Id = 1, Name = "a", Tags = ["b"], Parent = new() }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class", ChineseTitle = "类" },
        new TypeRow<Numbered>(new(), new() { Third = 3, First = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Hidden>(new(), new(1, 2, "a")) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Tree>(new(), new() { Name = "a", Children = [new(), null] }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Chain>(new(), Chain.OfDepth(3)) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Wide>(new(), new() { M0 = 1, M199 = 2 }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Utf8Text>(new(), new() { Text = "中", Free = "文" }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<LaterVersion>(new(), new() { Id = 1, Added = 2 }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Outer.Inner>(new(), new() { Value = 1, Next = new("a") }) { Form = Form.Object, Into = IntoExisting.Members, Title = "class" },
        new TypeRow<Constructed>(new(1, "a") { Title = "b" }, new(2, null) { Title = null, Numbers = [1] }) { Form = Form.Object, Title = "class with a constructor", ChineseTitle = "带构造函数的类" },
        new TypeRow<Factory>(Factory.Create(1), Factory.Create(2)) { Form = Form.Object, Title = "class with a constructor" },
        new TypeRow<PersonRecord>(new("a", 1), new(null, 2) { Email = "b", Level = 3 }) { Form = Form.Object, Title = "record", ChineseTitle = "记录类" },
        new TypeRow<Outer.Inner.Deeper>(new("a"), new("b")) { Form = Form.Object, Title = "record" },
        new TypeRow<Box<int>>(new(), new() { Content = 1, Contents = [2] }) { Form = Form.Object, Into = IntoExisting.Members, Title = "generic class", ChineseTitle = "泛型类" },
        new TypeRow<Box<string>>(new(), new() { Content = "a", Contents = ["b"] }) { Form = Form.Object, Into = IntoExisting.Members, Title = "generic class" },
        new TypeRow<Box<List<int>>>(new(), new() { Content = [1], Contents = [[2]] }) { Form = Form.Object, Into = IntoExisting.Members, Title = "generic class" },
        new TypeRow<Outer.Of<byte>.Inner<string>>(new(), new() { First = 1, Second = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Title = "generic class" },
        new ValueRow<PaddedStruct>(default, new() { Small = 1, Large = 2, Middle = 3 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members", ChineseTitle = "成员均为固定大小的结构体" },
        new ValueRow<UnpaddedStruct>(default, new() { First = 1, Third = 2 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<CheckedStruct>(default, new() { Flag = true, Amount = 1.5m }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<NestedStruct>(default, new() { Tail = 1 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<RecordPoint>(default, new(1, 2, true)) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<ReadonlyPoint>(default, new(1, 2)) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<AutoLayout>(default, new() { Second = 2 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<ExplicitLayout>(default, new() { First = 1, Second = 2 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<PackedLayout>(default, new() { Second = 2 }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<Pair<int, bool>>(default, new() { First = 1, Second = true }) { Form = Form.FixedStruct, Title = "struct of fixed-size members" },
        new ValueRow<TextStruct>(default, new() { Id = 1, Name = "a", Numbers = [1] }) { Form = Form.Object, Into = IntoExisting.Members, Title = "other struct", ChineseTitle = "其他结构体" },
        new ValueRow<Pair<int, string?>>(default, new() { First = 1, Second = "a" }) { Form = Form.Object, Into = IntoExisting.Members, Title = "other struct" },
    ];

    private static TypeRow[] Polymorphic() =>
    [
        new TypeRow<object>(1, "a", new Person { Id = 1 }, new List<int> { 1 }, new Dog { Name = "b" }) { Form = Form.Derived, Into = IntoExisting.Members },
        new TypeRow<Animal>(new(), new Dog { Tricks = 1 }, new Puppy { Name = "a" }) { Form = Form.Derived, Into = IntoExisting.Members, Title = "class with derived types", ChineseTitle = "有派生类型的类" },
        new TypeRow<Shape>(new Circle { Radius = 1 }, new Square { Label = "a" }) { Form = Form.Derived, Into = IntoExisting.Members, Title = "abstract class", ChineseTitle = "抽象类" },
        new TypeRow<IMessage>(new Ping { Time = 1 }, new Chat { Text = "a" }, new Login { User = "b" }) { Form = Form.Derived, Into = IntoExisting.Members, Title = "interface", ChineseTitle = "接口" },
    ];
}
