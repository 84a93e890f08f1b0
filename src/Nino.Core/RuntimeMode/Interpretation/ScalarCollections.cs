using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Arrays and lists of primitives and strings: every program has code for them, and they are written and read as blocks.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ScalarCollections
{
    private static readonly Dictionary<Type, Node> Plain = [];
    private static readonly Dictionary<Type, Node> Compact = [];

    static ScalarCollections()
    {
        Add<bool, BooleanFormatter>();
        Add<byte, RawFormatter<byte>>();
        Add<sbyte, RawFormatter<sbyte>>();
        Add<float, RawFormatter<float>>();
        Add<double, RawFormatter<double>>();
        Add<string, StringFormatter>();
        AddPacked<short, CompactSigned<short>>();
        AddPacked<ushort, CompactUnsigned<ushort>>();
        AddPacked<char, CompactUnsigned<char>>();
        AddPacked<int, CompactSigned<int>>();
        AddPacked<uint, CompactUnsigned<uint>>();
        AddPacked<long, CompactSigned<long>>();
        AddPacked<ulong, CompactUnsigned<ulong>>();
    }

    /// <summary>The node of an array or list, or null when it is of other elements.</summary>
    public static Node? Find(Type type, bool utf8, bool compact) =>
        utf8 && (type == typeof(string[]) || type == typeof(List<string>)) ? null
        : compact ? (Compact.TryGetValue(type, out Node? packed) ? packed : null)
        : Plain.TryGetValue(type, out Node? node) ? node
        : null;

    private static void Add<T, TFormatter>()
        where TFormatter : struct, IFormatter<T>
    {
        Add<T[], ArrayFormatter<T, TFormatter>>(Plain);
        Add<List<T>, ListFormatter<T, TFormatter>>(Plain);
    }

    private static void AddPacked<T, TForm>()
        where T : unmanaged
        where TForm : struct, ICompactInteger<T>
    {
        Add<T, RawFormatter<T>>();
        Add<T[], CompactCollectionFormatter<T[], T, TForm, ArrayFormatter<T, RawFormatter<T>>>>(Compact);
        Add<List<T>, CompactCollectionFormatter<List<T>, T, TForm, ListFormatter<T, RawFormatter<T>>>>(Compact);
    }

    private static void Add<T, TFormatter>(Dictionary<Type, Node> nodes)
        where TFormatter : struct, IFormatter<T> =>
        nodes.Add(typeof(T), new BoundNode(new TypeBinding<T, TFormatter>(ReflectedTypes.IdsOf(typeof(T), isObject: false)[0])));
}
