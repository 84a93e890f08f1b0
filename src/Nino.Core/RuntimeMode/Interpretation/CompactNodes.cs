using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The scalars that have another form under <c>[NinoCompact]</c> (format.md §11).</summary>
internal static partial class CompactNodes
{
    private static readonly Dictionary<Type, Func<Node, bool, Node>> Packings = [];
    private static readonly Dictionary<Type, Node> Nodes = Create();

    /// <summary>The node of a compact scalar, or null.</summary>
    public static Node? Find(Type type) => Nodes.TryGetValue(type, out Node? node) ? node : null;

    /// <summary>The node of a collection of numbers that is packed.</summary>
    /// <param name="plain">Its plain form.</param>
    /// <param name="number">The numbers.</param>
    /// <param name="isNullable">Whether its elements are nullable.</param>
    public static Node Packed(Node plain, Type number, bool isNullable) => Packings[number](plain, isNullable);

    static partial void AddOfTarget(Dictionary<Type, Node> nodes);

    private static Dictionary<Type, Node> Create()
    {
        Dictionary<Type, Node> nodes = [];
        AddInteger<short, CompactSigned<short>, Unshared>(nodes);
        Pack<short, CompactSigned<short>>();
        AddInteger<ushort, CompactUnsigned<ushort>, Unshared>(nodes);
        Pack<ushort, CompactUnsigned<ushort>>();
        AddInteger<char, CompactUnsigned<char>, Unshared>(nodes);
        Pack<char, CompactUnsigned<char>>();
        AddInteger<int, CompactSigned<int>, Unshared>(nodes);
        Pack<int, CompactSigned<int>>();
        AddInteger<uint, CompactUnsigned<uint>, Unshared>(nodes);
        Pack<uint, CompactUnsigned<uint>>();
        AddInteger<long, CompactSigned<long>, Unshared>(nodes);
        Pack<long, CompactSigned<long>>();
        AddInteger<ulong, CompactUnsigned<ulong>, Unshared>(nodes);
        Pack<ulong, CompactUnsigned<ulong>>();
        AddInteger<nint, CompactSigned<nint>, Unshared>(nodes);
        AddInteger<nuint, CompactUnsigned<nuint>, Unshared>(nodes);
        Add<float, CompactSingle>(nodes);
        Pack<float, CompactSingle>();
        Add<double, CompactDouble>(nodes);
        Pack<double, CompactDouble>();
        Add<decimal, CompactDecimal>(nodes);
        Add<DateTime, CompactDateTime>(nodes);
        Pack<DateTime, CompactDateTime>();
        Add<DateTimeOffset, CompactDateTimeOffset>(nodes);
        Add<TimeSpan, CompactTimeSpan>(nodes);
        Pack<TimeSpan, CompactTimeSpan>();
        Add<Index, CompactIndex>(nodes);
        Add<Range, CompactRange>(nodes);
        AddOfTarget(nodes);
        return nodes;
    }

    private static void AddInteger<T, TForm, TUnshared>(Dictionary<Type, Node> nodes)
        where T : unmanaged
        where TForm : struct, ICompactForm<T>, ICompactRun =>
        Add<T, UnsharedForm<T, TForm, TUnshared>>(nodes);

    private static void Add<T, TForm>(Dictionary<Type, Node> nodes)
        where T : struct
        where TForm : struct, ICompactForm<T> =>
        nodes.Add(typeof(T), new BoundNode(new TypeBinding<T, CompactFormatter<T, TForm>>(0), isCompactNumber: true));

    private static void Pack<T, TForm>()
        where TForm : struct, ICompactRun =>
        Packings.Add(typeof(T), static (plain, isNullable) => new PackedNode<TForm>(plain, isNullable));
}
