using System.Collections.Generic;
using System.Linq;

namespace Nino.Tests.Matrix;

/// <summary>Every kind of type that can be written. A new one is a row here, and a mention in <see cref="MatrixRoots"/>.</summary>
internal static partial class TypeRows
{
    public static IReadOnlyList<TypeGroup> Groups { get; } =
    [
        new(new("Numbers and other scalars", "数字与其他标量"), Scalars()),
        new(new("Dates and times", "日期与时间"), Times()),
        new(new("Vectors, matrices, drawing", "向量、矩阵、绘图"), Drawing()),
        new(new("Enums", "枚举"), Enums()),
        new(new("Strings and values of classes", "字符串与类的值"), Values()),
        new(new("Nullable and lazy values", "可空值与惰性值"), Nullables()),
        new(new("Pairs and tuples", "键值对与元组"), Tuples()),
        new(new("Arrays and memory", "数组与内存"), Arrays()),
        new(new("Collections", "集合"), Collections()),
        new(new("Concurrent collections", "并发集合"), Concurrent()),
        new(new("Immutable and frozen collections", "不可变集合与冻结集合"), Immutable()),
        new(new("Collection interfaces", "集合接口"), Interfaces()),
        new(new("Your own collections", "自定义集合"), OwnCollections()),
        new(new("Your own types", "自定义类型"), OwnTypes()),
        new(new("Polymorphic types", "多态类型"), Polymorphic()),
    ];

    public static IReadOnlyList<TypeRow> All { get; } = [.. Groups.SelectMany(group => group.Rows)];
}
