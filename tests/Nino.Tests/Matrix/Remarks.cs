namespace Nino.Tests.Matrix;

/// <summary>Remarks of the pages that stand beside several types.</summary>
internal static class Remarks
{
    public static readonly Text Comparer = new(
        "The comparer is not written: a new collection has the default one, an existing one keeps its own.",
        "不写入比较器：新建的集合使用默认比较器，已有的集合保留自己的比较器。");

    public static readonly Text DefaultComparer = new("The comparer is not written; the default one is read.", "不写入比较器；读出时使用默认比较器。");

    public static readonly Text LowerBounds = new("Indexes begin at 0 when it is read, wherever they began.", "无论原来的下标从几开始，读出后都从 0 开始。");

    public static readonly Text NullArray = new("`default` is written as null.", "`default` 写作 null。");

    public static readonly Text EmptyMemory = new("Never null; null is read as empty.", "从不为 null；null 读作空。");

    public static readonly Text MachineDependent = new(
        "What the reading machine does not know is an error.",
        "读取方机器不认识的值为错误。");

    public static readonly Text Sort = new(
        "Its name alone: an alternate sort order (`de-DE_phoneb`) is not written, nor what a program changed.",
        "只写名称：其他排序方式（`de-DE_phoneb`）和程序所作的修改都不写入。");

    public static readonly Text NativeBooleans = new(
        "Other bytes than 0 and 1, as native code makes them, are written as 1; in structs and tuples they may be written as they are, which is an error when they are read.",
        "本机代码产生的 0 和 1 以外的字节写作 1；在结构体和元组中可能原样写出，读取时为错误。");

    public static readonly Text Untyped = new("Elements, keys and values are written as `object`.", "元素、键和值按 `object` 写入。");

    public static readonly Text Unbounded = new("The bound and the end of adding are not written.", "不写入容量上限，也不写入是否已停止添加。");
}
