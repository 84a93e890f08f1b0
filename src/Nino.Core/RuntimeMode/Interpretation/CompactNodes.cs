using System;
using System.Collections.Generic;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The scalars that have another form under <c>[NinoCompact]</c> (format.md §11).</summary>
internal static partial class CompactNodes
{
    private static readonly Dictionary<Type, Node> Nodes = Create();

    /// <summary>The node of a compact scalar, or null.</summary>
    public static Node? Find(Type type) => Nodes.TryGetValue(type, out Node? node) ? node : null;

    static partial void AddOfTarget(Dictionary<Type, Node> nodes);

    private static Dictionary<Type, Node> Create()
    {
        Dictionary<Type, Node> nodes = [];
        AddInteger<short, CompactSigned<short>, Unshared>(nodes);
        AddInteger<ushort, CompactUnsigned<ushort>, Unshared>(nodes);
        AddInteger<char, CompactUnsigned<char>, Unshared>(nodes);
        AddInteger<int, CompactSigned<int>, Unshared>(nodes);
        AddInteger<uint, CompactUnsigned<uint>, Unshared>(nodes);
        AddInteger<long, CompactSigned<long>, Unshared>(nodes);
        AddInteger<ulong, CompactUnsigned<ulong>, Unshared>(nodes);
        AddInteger<nint, CompactSigned<nint>, Unshared>(nodes);
        AddInteger<nuint, CompactUnsigned<nuint>, Unshared>(nodes);
        Add<float, CompactSingle>(nodes);
        Add<double, CompactDouble>(nodes);
        Add<decimal, CompactDecimal>(nodes);
        Add<DateTime, CompactDateTime>(nodes);
        Add<DateTimeOffset, CompactDateTimeOffset>(nodes);
        Add<TimeSpan, CompactTimeSpan>(nodes);
        Add<Index, CompactIndex>(nodes);
        Add<Range, CompactRange>(nodes);
        AddOfTarget(nodes);
        return nodes;
    }

    private static void AddInteger<T, TForm, TUnshared>(Dictionary<Type, Node> nodes)
        where T : unmanaged
        where TForm : struct, ICompactInteger<T> =>
        Add<T, UnsharedForm<T, TForm, TUnshared>>(nodes);

    private static void Add<T, TForm>(Dictionary<Type, Node> nodes)
        where T : struct
        where TForm : struct, ICompactForm<T> =>
        nodes.Add(typeof(T), new BoundNode(new TypeBinding<T, CompactFormatter<T, TForm>>(0)));
}
