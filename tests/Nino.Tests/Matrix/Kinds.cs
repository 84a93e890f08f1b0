namespace Nino.Tests.Matrix;

/// <summary>Kinds of types that users declare.</summary>
internal static class Kinds
{
    public static readonly Text OwnCollection = new("class that implements `ICollection<T>`", "实现 `ICollection<T>` 的类");
    public static readonly Text OwnDictionary = new("class that implements `IDictionary<TKey, TValue>`", "实现 `IDictionary<TKey, TValue>` 的类");
    public static readonly Text Addable = new("class that implements `IEnumerable<T>` and has `Add(T)`", "实现 `IEnumerable<T>` 并有 `Add(T)` 的类");
    public static readonly Text StructCollection = new("struct that implements `ICollection<T>`", "实现 `ICollection<T>` 的结构体");
    public static readonly Text Class = new("class", "类");
    public static readonly Text Constructed = new("class with a constructor or a factory", "带构造函数或工厂方法的类");
    public static readonly Text Record = new("record", "记录");
    public static readonly Text GenericClass = new("generic class", "泛型类");
    public static readonly Text FixedStruct = new("struct whose members are of fixed size", "成员均为固定大小的结构体");
    public static readonly Text OtherStruct = new("other struct", "其他结构体");
    public static readonly Text Base = new("class with derived types", "有派生类型的类");
    public static readonly Text Abstract = new("abstract class", "抽象类");
    public static readonly Text Interface = new("interface", "接口");
}
