namespace Nino.Tests.Matrix;

/// <summary>What stands on the wire, and the section of format.md that says so.</summary>
/// <param name="Section">The number of the section.</param>
/// <param name="Text">What the pages say; they give the size of forms without a text.</param>
/// <param name="HasElements">Whether <c>[NinoCompact]</c> reaches the elements.</param>
internal sealed record Form(string Section, Text? Text, bool HasElements = false)
{
    public static readonly Form Scalar = new("2", null);
    public static readonly Form FixedStruct = new("3", new("members, no head", "各成员，无头"));
    public static readonly Form Sequence = new("3", new("elements, no head", "各元素，无头"), HasElements: true);
    public static readonly Form Nullable = new("4", new("presence, value; or an object head", "存在字节、值；或对象头"), HasElements: true);
    public static readonly Form Lazy = new("4", new("presence, value", "存在字节、值"), HasElements: true);
    public static readonly Form String = new("5", new("string", "字符串"));
    public static readonly Form Value = new("5.1", new("a form of its own", "自有形式"));
    public static readonly Form TextValue = new("5.1", new("string", "字符串"));
    public static readonly Form Collection = new("6", new("count, elements", "元素个数、各元素"), HasElements: true);
    public static readonly Form Dictionary = new("6", new("count, keys and values", "元素个数、各键与值"), HasElements: true);
    public static readonly Form MultiArray = new("6", new("count, lengths, elements", "元素个数、各维长度、各元素"), HasElements: true);
    public static readonly Form Queue = new("6", new("count, elements and priorities", "元素个数、各元素与优先级"), HasElements: true);
    public static readonly Form Grouping = new("6", new("count, elements, key", "元素个数、各元素、键"), HasElements: true);
    public static readonly Form Lookup = new("6", new("count, groups", "组数、各组"), HasElements: true);
    public static readonly Form Bits = new("6", new("count, bits", "位数、各位"));
    public static readonly Form Tuple = new("7", new("head, elements", "头、各元素"), HasElements: true);
    public static readonly Form Object = new("7", new("head, members", "头、各成员"));
    public static readonly Form Derived = new("7", new("head, type, value", "头、类型、值"));
}
