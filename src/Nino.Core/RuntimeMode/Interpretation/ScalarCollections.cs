using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Arrays and lists of primitives and strings: every program has code for them, and they are written and read as blocks.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ScalarCollections
{
    private static readonly Dictionary<Type, BoundNode> Plain = [];
    private static readonly Dictionary<Type, BoundNode> Compact = [];

    static ScalarCollections()
    {
        Add<bool, BooleanFormatter>();
        AddPrimitive<byte, RawFormatter<byte>, Unshared>();
        AddPrimitive<sbyte, RawFormatter<sbyte>, Unshared>();
        AddPrimitive<float, RawFormatter<float>, Unshared>();
        AddPrimitive<double, RawFormatter<double>, Unshared>();
        Add<string, StringFormatter>();
        AddPacked<short, CompactSigned<short>, Unshared>();
        AddPacked<ushort, CompactUnsigned<ushort>, Unshared>();
        AddPacked<char, CompactUnsigned<char>, Unshared>();
        AddPacked<int, CompactSigned<int>, Unshared>();
        AddPacked<uint, CompactUnsigned<uint>, Unshared>();
        AddPacked<long, CompactSigned<long>, Unshared>();
        AddPacked<ulong, CompactUnsigned<ulong>, Unshared>();
    }

    /// <summary>The node of an array or list, or null when it is of other elements.</summary>
    /// <remarks>A variant text form has nodes of its own, so string[] and List&lt;string&gt; are not found here.</remarks>
    public static Node? Find(Type type, bool isVariantText, bool isCompact) =>
        isVariantText && (type == typeof(string[]) || type == typeof(List<string>)) ? null
        : isCompact ? (Compact.TryGetValue(type, out BoundNode? packed) ? packed : null)
        : Plain.TryGetValue(type, out BoundNode? node) ? node
        : null;

    private static void AddPrimitive<T, TFormatter, TUnshared>()
        where TFormatter : struct, IFormatter<T> =>
        Add<T, UnsharedFormatter<T, TFormatter, TUnshared>>();

    private static void AddPacked<T, TForm, TUnshared>()
        where T : unmanaged
        where TForm : struct, ICompactForm<T>, ICompactRun
    {
        AddPrimitive<T, RawFormatter<T>, TUnshared>();
        AddPacked<T[], T, UnsharedForm<T, TForm, TUnshared>, ArrayFormatter<T, UnsharedFormatter<T, RawFormatter<T>, TUnshared>>>();
        AddPacked<List<T>, T, UnsharedForm<T, TForm, TUnshared>, ListFormatter<T, UnsharedFormatter<T, RawFormatter<T>, TUnshared>>>();
    }

    private static void AddPacked<TCollection, T, TForm, TPlain>()
        where T : unmanaged
        where TForm : struct, ICompactRun
        where TPlain : struct, IFormatter<TCollection> =>
        Add<TCollection, CompactCollectionFormatter<TCollection, T, TForm, TPlain>>(Compact);

    private static void Add<T, TFormatter>()
        where TFormatter : struct, IFormatter<T>
    {
        Add<T[], ArrayFormatter<T, TFormatter>>(Plain);
        Add<List<T>, ListFormatter<T, TFormatter>>(Plain);
    }

    private static void Add<T, TFormatter>(Dictionary<Type, BoundNode> nodes)
        where TFormatter : struct, IFormatter<T> =>
        nodes.Add(typeof(T), new BoundNode(new TypeBinding<T, TFormatter>(ReflectedTypes.IdsOf(typeof(T), isObject: false)[0])));
}
