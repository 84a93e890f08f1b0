namespace Nino.Tests.Matrix;

/// <summary>What stands on the wire, and the section of format.md that says so.</summary>
internal sealed record Form(string Section, string English, string Chinese)
{
    /// <summary>The page gives the number of bytes.</summary>
    public static readonly Form Scalar = new("2", "", "");
    public static readonly Form FixedStruct = new("3", "", "");
    public static readonly Form Sequence = new("3", "elements, no head", "各元素，无头");
    public static readonly Form Nullable = new("4", "a presence byte, then the value; or an object head", "一个存在字节，然后是值；或对象头");
    public static readonly Form Lazy = new("4", "a presence byte, then the value", "一个存在字节，然后是值");
    public static readonly Form String = new("5", "a string", "字符串");
    public static readonly Form Value = new("5.1", "its own form", "自有形式");
    public static readonly Form TextValue = new("5.1", "a string", "字符串");
    public static readonly Form Collection = new("6", "count, elements", "元素个数、各元素");
    public static readonly Form Dictionary = new("6", "count, keys and values", "元素个数、各键与值");
    public static readonly Form MultiArray = new("6", "count, lengths, elements", "元素个数、各维长度、各元素");
    public static readonly Form Queue = new("6", "count, elements and priorities", "元素个数、各元素与优先级");
    public static readonly Form Grouping = new("6", "count, elements, key", "元素个数、各元素、键");
    public static readonly Form Lookup = new("6", "count, groups", "组数、各组");
    public static readonly Form Bits = new("6", "count, bits", "位数、各位");
    public static readonly Form Object = new("7", "head, members", "头、各成员");
    public static readonly Form Derived = new("7", "head, type, value", "头、类型、值");
}
