using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Core.Schemas;
using Nino.Tests.Format;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>What becomes of bytes when a type changes: the table of the versioning pages, made by trying it.</summary>
public sealed class VersionMatrixTests
{
    private const string Begin = "<!-- The table is made by VersionMatrixTests. -->";
    private const string End = "<!-- Its end. -->";

    private static readonly string[] Positions = ["root", "member", "element", "object", "frame"];

    private static readonly NinoOptions Compressed = NinoOptions.Default with { Compression = NinoCompression.Deflate() };

    [Theory]
    [InlineData("en", "| change | plain: old bytes, new program | plain: new bytes, old program | version-tolerant: old bytes, new program | version-tolerant: new bytes, old program |", "read", "error", "**other values**")]
    [InlineData("zh", "| 修改 | 普通：新程序读旧字节 | 普通：旧程序读新字节 | 版本容错：新程序读旧字节 | 版本容错：旧程序读新字节 |", "可读", "错误", "**值不对**")]
    public void Page_SaysWhatHappens(string language, string heading, string read, string error, string wrong)
    {
        StringBuilder table = new($"{heading}\n|---|---|---|---|---|\n");
        foreach (Type change in typeof(Changes).GetNestedTypes().OrderBy(type => type.MetadataToken))
        {
            string[] cells = [Try(change, "PlainOld", "PlainNew"), Try(change, "PlainNew", "PlainOld"), Try(change, "TolerantOld", "TolerantNew"), Try(change, "TolerantNew", "TolerantOld")];
            string text = change.GetCustomAttribute<ChangeAttribute>()!.Text;
            table.Append($"| {(language == "en" ? text : Chinese[text])} | {string.Join(" | ", cells.Select(cell => cell switch { "read" => read, "error" => error, _ => wrong }))} |\n");
        }

        ComparePage(language, "versioning.md", table.ToString());
    }

    private static void ComparePage(string language, string name, string rows)
    {
        string table = $"{Begin}\n\n{rows}\n{End}";
        string path = Path.Combine(HexFile.ProjectDirectory, "..", "..", "docs", language, "guide", name);
        string page = File.ReadAllText(path);
        int start = page.IndexOf(Begin, StringComparison.Ordinal);
        int end = page.IndexOf(End, StringComparison.Ordinal) + End.Length;
        if (HexFile.IsUpdating)
        {
            File.WriteAllText(path, page[..start] + table + page[end..]);
        }

        Assert.Equal(table, page[start..end]);
    }

    /// <summary>The schema calls a change safe where the new program reads old bytes, at every place; of a struct, null is one more.</summary>
    [Theory]
    [InlineData("en", "| change | plain | version-tolerant |", "safe", "**breaks bytes**")]
    [InlineData("zh", "| 修改 | 普通类型 | 版本容错类型 |", "安全", "**破坏字节**")]
    public void SchemaPage_SaysWhatTheBuildSays(string language, string heading, string safe, string breaking)
    {
        StringBuilder table = new($"{heading}\n|---|---|---|\n");
        foreach (Type change in typeof(Changes).GetNestedTypes().OrderBy(type => type.MetadataToken))
        {
            string text = change.GetCustomAttribute<ChangeAttribute>()!.Text;
            table.Append($"| {(language == "en" ? text : Chinese[text])} |");
            foreach (string kind in new[] { "Plain", "Tolerant" })
            {
                bool isBreaking = IsBreaking(change.GetNestedType(kind + "Old")!, change.GetNestedType(kind + "New")!);
                bool isRead = Try(change, kind + "Old", kind + "New") == "read" && ReadsNull(change.GetNestedType(kind + "New")!);
                Assert.True(isRead == !isBreaking, $"{change.Name}, {kind}: breaking {isBreaking}, read {isRead}");
                table.Append(isBreaking ? $" {breaking} |" : $" {safe} |");
            }

            table.Append('\n');
        }

        ComparePage(language, "schema.md", table.ToString());
    }

    private static bool IsBreaking(Type older, Type newer)
    {
        NinoSchema before = new([.. NinoSchema.Of(older).Types.Select(type => type.Name == TypeNames.Of(older) ? type with { Name = TypeNames.Of(newer) } : type)]);
        return NinoSchema.Of(newer).ChangesSince(before).Any(change => change.IsBreaking);
    }

    /// <summary>Whether what was written as null is read.</summary>
    private static bool ReadsNull(Type type)
    {
        try
        {
            NinoDeserializer.Deserialize([0], type);
            return true;
        }
        catch (NinoException)
        {
            return false;
        }
    }

    private static readonly Dictionary<string, string> Chinese = new()
    {
        ["append a member"] = "追加成员",
        ["add a member with a number between others"] = "增加编号位于其他成员之间的成员",
        ["remove the last member"] = "移除最后一个成员",
        ["remove a member between others"] = "移除位于其他成员之间的成员",
        ["rename a member"] = "给成员改名",
        ["declare members in another order"] = "改变成员的声明顺序",
        ["give members other numbers"] = "改变成员的编号",
        ["`int` → `long`"] = "`int` → `long`",
        ["`byte` → `int`"] = "`byte` → `int`",
        ["`float` → `double`"] = "`float` → `double`",
        ["`int` → `int?`"] = "`int` → `int?`",
        ["`int?` → `long?`"] = "`int?` → `long?`",
        ["`int?` → `int`"] = "`int?` → `int`",
        ["widen the type under an enum"] = "加宽枚举的基础类型",
        ["`int` → `string`"] = "`int` → `string`",
        ["`List<T>` → `T[]`"] = "`List<T>` → `T[]`",
        ["class → struct that is not of fixed size"] = "类 → 大小不固定的结构体",
        ["a member's class → its base class"] = "成员的类 → 它的基类",
        ["class → record"] = "类 → 记录",
    };

    /// <summary>One word for all positions: it has to be the same at each.</summary>
    private static string Try(Type change, string from, string to)
    {
        Type[] types = [change.GetNestedType(from)!, change.GetNestedType(to)!];
        string[] outcomes = Array.ConvertAll(Positions, position =>
        {
            MethodInfo method = typeof(VersionMatrixTests).GetMethod(nameof(TryAt), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(types);
            return (string)method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [position], null)!;
        });
        Assert.True(outcomes.Distinct().Count() == 1, $"{change.Name}, {from} → {to}: {string.Join(", ", outcomes.Zip(Positions))}");
        return outcomes[0];
    }

    private static string TryAt<TFrom, TTo>(string position)
        where TFrom : new()
        where TTo : new()
    {
        object from = Fill(new TFrom());
        try
        {
            return IsRight(from, ReadAt<TTo>(position, from), new TTo()) ? "read" : "wrong";
        }
        catch (NinoException)
        {
            return "error";
        }
    }

    private static object? ReadAt<TTo>(string position, object from) => position switch
    {
        "root" => NinoDeserializer.Deserialize<TTo>(NinoSerializer.Serialize(from, from.GetType())),
        "frame" => NinoDeserializer.Deserialize<TTo>(NinoSerializer.Serialize(from, from.GetType(), Compressed), Compressed),
        "object" => NinoDeserializer.Deserialize<object>(WithId(NinoSerializer.Serialize<object>(from), from.GetType(), typeof(TTo))),
        "member" => ReadMember<TTo>(from),
        _ => ReadElements<TTo>(from),
    };

    private static object? ReadMember<TTo>(object from)
    {
        Type type = typeof(ChangeHolder<>).MakeGenericType(from.GetType());
        object holder = Activator.CreateInstance(type)!;
        type.GetProperty("Before")!.SetValue(holder, 1);
        type.GetProperty("Value")!.SetValue(holder, from);
        type.GetProperty("After")!.SetValue(holder, "after");
        ChangeHolder<TTo> read = NinoDeserializer.Deserialize<ChangeHolder<TTo>>(NinoSerializer.Serialize(holder, type))!;
        return (read.Before, read.After) == (1, "after") ? read.Value : null;
    }

    private static object? ReadElements<TTo>(object from)
    {
        IList list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(from.GetType()))!;
        list.Add(from);
        list.Add(from);
        List<TTo> read = NinoDeserializer.Deserialize<List<TTo>>(NinoSerializer.Serialize(list, list.GetType()))!;
        return read.Count == 2 ? read[1] : null;
    }

    private static byte[] WithId(byte[] bytes, Type from, Type to)
    {
        Assert.Equal(WrittenIds.Of(from), bytes[1..5]);
        WrittenIds.Of(to).CopyTo(bytes, 1);
        return bytes;
    }

    /// <summary>Gives each member another value than a new instance has.</summary>
    private static object Fill(object value)
    {
        foreach (PropertyInfo member in Members(value))
        {
            Type type = Nullable.GetUnderlyingType(member.PropertyType) ?? member.PropertyType;
            member.SetValue(value, type == typeof(string) ? "written"
                : type == typeof(List<int>) ? new List<int> { 1, 2 }
                : type == typeof(int[]) ? new[] { 1, 2 }
                : type.IsEnum ? Enum.ToObject(type, 1)
                : Type.GetTypeCode(type) == TypeCode.Object ? Fill(Activator.CreateInstance(type)!)
                : Convert.ChangeType(42, type, null));
        }

        return value;
    }

    /// <summary>Whether the members that both versions have hold what was written, and the others what a new instance has.</summary>
    private static bool IsRight(object from, object? to, object fresh) => to is not null && Members(to).All(member =>
    {
        PropertyInfo? written = Array.Find(Members(from), other => other.Name == member.Name)
            ?? Array.Find(Members(from), other => Number(other) == Number(member) && Members(to).All(own => own.Name != other.Name));
        return written is not null ? Show(written.GetValue(from)) == Show(member.GetValue(to)) : Show(member.GetValue(fresh)) == Show(member.GetValue(to));
    });

    private static PropertyInfo[] Members(object value) => value.GetType().GetProperties().Where(member => member.IsDefined(typeof(NinoMemberAttribute))).ToArray();

    private static uint Number(PropertyInfo member) => member.GetCustomAttribute<NinoMemberAttribute>()!.Index;

    private static string Show(object? value) => value is IEnumerable elements and not string ? string.Join(",", elements.Cast<object>())
        : value is not null && Members(value) is { Length: > 0 } members ? string.Join(",", members.Select(member => Show(member.GetValue(value))))
        : $"{value}";
}
