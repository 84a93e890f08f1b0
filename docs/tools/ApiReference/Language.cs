using System.Collections.Generic;

namespace Nino.ApiReference;

/// <summary>The headings of a language. What the members say stays as the sources have it.</summary>
internal sealed record Language(
    string Folder,
    string Title,
    string Introduction,
    string Types,
    string Formatters,
    string FormattersIntroduction,
    string Name,
    string Meaning,
    string Parameters,
    string TypeParameters,
    string Returns,
    string Throws,
    string Constructors,
    string Fields,
    string Properties,
    string Methods)
{
    public static IReadOnlyList<Language> All { get; } =
    [
        new(
            "en",
            "API reference",
            "The public types of `Nino.Core`, from the comments in the sources.",
            "Types",
            "Formatters",
            "What generated code is composed of, in the namespace `Nino.Core.Formatters`. Formatters of your own can name them.",
            "Name",
            "Meaning",
            "Parameters",
            "Type parameters",
            "Returns",
            "Throws",
            "Constructors",
            "Fields",
            "Properties",
            "Methods"),
        new(
            "zh",
            "API 参考",
            "`Nino.Core` 的公共类型，取自源代码中的注释（英文）。",
            "类型",
            "格式化器",
            "生成的代码由它们组成，位于命名空间 `Nino.Core.Formatters`。自定义格式化器也可以使用它们。",
            "名称",
            "含义",
            "参数",
            "类型参数",
            "返回值",
            "异常",
            "构造函数",
            "字段",
            "属性",
            "方法"),
    ];
}
