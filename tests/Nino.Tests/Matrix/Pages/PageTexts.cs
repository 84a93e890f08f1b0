using System.Collections.Generic;

namespace Nino.Tests.Matrix;

/// <summary>What the pages say beside the rows.</summary>
internal static class PageTexts
{
    public static readonly Text Title = new("Types", "类型");

    public static readonly Text Introduction = new(
        """
        Every kind of type that Nino writes and reads. This page is generated from the list behind the type matrix (`tests/Nino.Tests/Matrix`), which tests each type as a field, a property, an init-only property, a constructor parameter, a field of a struct, an element of an array, a list, a dictionary and a tuple, a type argument, a nullable, an `object` and a root.

        - **On the wire** links to the section of the [wire format](format.md).
        - **Read into** says what becomes of an existing value (`DeserializeRef`, and members of objects that are read into). *Replaced*: there is a new instance. *Members*: the instance is kept and its members are read into. *Refilled*: the instance is kept, cleared and filled. *Elements*: the instance is kept, and its elements are read into. *Same length*: that, where the lengths are equal; otherwise replaced. Values without an entry are plain values. Null in the bytes gives null.
        - **Compact** says what `[NinoCompact]` makes smaller ([§11](format.md#section-11)): the value itself, or its elements where they have such a form.
        - **Targets** is empty for types that all targets of the library have: .NET 8, .NET 10 and .NET Standard 2.1.

        Types combine freely: `Dictionary<Guid, List<(int, Person?)[]>>` is as good as `int`. Order, repeated elements and null elements are kept.
        """,
        """
        Nino 能写入和读取的每一种类型。本页由类型矩阵（`tests/Nino.Tests/Matrix`）背后的同一份清单生成；该矩阵对每种类型逐一测试：作为字段、属性、仅初始化（init）属性、构造函数参数、结构体的字段，数组、列表、字典与元组的元素，类型参数，可空值，`object`，以及根。

        - **传输形式**链接到[传输格式](format.md)的相应章节。
        - **读入已有值**说明已有值会怎样（`DeserializeRef`，以及被读入的对象的成员）。*替换*：得到新的实例。*成员*：保留实例，并读入其成员。*重新填充*：保留实例，清空后再填充。*元素*：保留实例，并读入其元素。*长度相同*：长度相等时同上，否则替换。未注明的是普通的值。字节中的 null 得到 null。
        - **紧凑**说明 `[NinoCompact]` 使什么变小（[§11](format.md#section-11)）：值本身，或具有紧凑形式的元素。
        - **目标**为空表示该类型在库的所有目标上都有：.NET 8、.NET 10 和 .NET Standard 2.1。

        各种类型可以任意组合：`Dictionary<Guid, List<(int, Person?)[]>>` 与 `int` 一样可用。元素的顺序、重复的元素和为 null 的元素都会保留。
        """);

    public static readonly Text Ending = new(
        """
        ## What is refused

        Delegates, pointers, `ref` structs, `Type`, `Task`, streams and other types that are not data have no form. A member of such a type is left out, with a warning when the program is compiled ([NINO011](diagnostics/NINO011.md)); a root of it is an error ([NINO023](diagnostics/NINO023.md)). With a [custom formatter](diagnostics/NINO010.md) any type can be a member, except pointers and `ref` structs.
        """,
        """
        ## 不支持的类型

        委托、指针、`ref` 结构体、`Type`、`Task`、流，以及其他不是数据的类型，都没有传输形式。这种类型的成员会被排除，并在编译时给出警告（[NINO011](diagnostics/NINO011.md)）；这种类型的根则是错误（[NINO023](diagnostics/NINO023.md)）。使用[自定义格式化器](diagnostics/NINO010.md)可以让任何类型成为成员，指针和 `ref` 结构体除外。
        """);

    public static readonly Text Type = new("Type", "类型");
    public static readonly Text Wire = new("On the wire", "传输形式");
    public static readonly Text ReadAs = new("Read as", "读作");
    public static readonly Text Into = new("Read into", "读入已有值");
    public static readonly Text Compact = new("Compact", "紧凑");
    public static readonly Text Targets = new("Targets", "目标");
    public static readonly Text Remarks = new("Remarks", "备注");
    public static readonly Text Blank = new(" ", "");
    public static readonly Text OneByte = new("{0} byte", "{0} 个字节");
    public static readonly Text Bytes = new("{0} bytes", "{0} 个字节");
    public static readonly Text IsCompact = new("yes", "是");
    public static readonly Text CompactElements = new("elements", "元素");
    public static readonly Text FromNet8 = new(".NET 8 and later", ".NET 8 及以上");

    public static readonly IReadOnlyDictionary<IntoExisting, Text> IntoExisting = new Dictionary<IntoExisting, Text>
    {
        [Matrix.IntoExisting.Replaced] = new("replaced", "替换"),
        [Matrix.IntoExisting.Members] = new("members", "成员"),
        [Matrix.IntoExisting.Refilled] = new("refilled", "重新填充"),
        [Matrix.IntoExisting.Elements] = new("elements", "元素"),
        [Matrix.IntoExisting.SameLength] = new("same length", "长度相同"),
    };
}
