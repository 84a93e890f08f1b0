using System;
using System.Collections.Generic;
using System.Numerics;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Bindings of the types that need no generated code: scalars, strings, <c>object</c>.</summary>
internal sealed partial class BuiltInFormatters : FormatterSource
{
    private readonly Dictionary<uint, Func<uint, TypeBinding>> _factories = new();

    public BuiltInFormatters()
    {
        AddScalars();
        AddScalarsOfTarget();
        AddValues();
        Add<string, StringFormatter>();
        AddObject<object, AbstractFormatter<object>>();
    }

    public override TypeBinding? Find(uint id) => _factories.TryGetValue(id, out Func<uint, TypeBinding>? create) ? create(id) : null;

    partial void AddScalarsOfTarget();

    private void AddScalars()
    {
        Add<bool, BooleanFormatter>();
        Add<byte, RawFormatter<byte>>();
        Add<sbyte, RawFormatter<sbyte>>();
        Add<short, RawFormatter<short>>();
        Add<ushort, RawFormatter<ushort>>();
        Add<char, RawFormatter<char>>();
        Add<int, RawFormatter<int>>();
        Add<uint, RawFormatter<uint>>();
        Add<long, RawFormatter<long>>();
        Add<ulong, RawFormatter<ulong>>();
        Add<float, RawFormatter<float>>();
        Add<double, RawFormatter<double>>();
        Add<decimal, DecimalFormatter>();
        Add<nint, IntPtrFormatter>();
        Add<nuint, UIntPtrFormatter>();
        Add<Guid, GuidFormatter>();
        Add<DateTime, DateTimeFormatter>();
        Add<DateTimeOffset, DateTimeOffsetFormatter>();
        Add<TimeSpan, RawFormatter<TimeSpan>>();
        Add<Index, IndexFormatter>();
        Add<Range, RangeFormatter>();
        Add<Complex, RawFormatter<Complex>>();
        Add<Vector2, RawFormatter<Vector2>>();
        Add<Vector3, RawFormatter<Vector3>>();
        Add<Vector4, RawFormatter<Vector4>>();
        Add<Quaternion, RawFormatter<Quaternion>>();
        Add<Plane, RawFormatter<Plane>>();
        Add<Matrix3x2, RawFormatter<Matrix3x2>>();
        Add<Matrix4x4, RawFormatter<Matrix4x4>>();
        Add<ValueTuple, ValueTupleFormatter>();
    }

    private void Add<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> =>
        _factories.Add(TypeIds.Of(TypeNames.Of(typeof(T)), isObject: false), id => new TypeBinding<T, TFormatter>(id));

    private void AddObject<T, TFormatter>()
        where TFormatter : struct, IObjectFormatter<T> =>
        _factories.Add(TypeIds.Of(TypeNames.Of(typeof(T)), isObject: true), id => new ObjectBinding<T, TFormatter>(id));
}
