using System.Numerics;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Bindings of the types that stand anywhere without being named: scalars, strings, <c>object</c>.</summary>
/// <param name="addOthers">Adds more types.</param>
internal sealed partial class ScalarFormatters(Action<Dictionary<uint, Func<uint, TypeBinding>>>? addOthers) : FormatterSource
{
    // Built when it is first asked for something: most programs have formatters for all of their roots.
    private Dictionary<uint, Func<uint, TypeBinding>>? _factories;

    public override TypeBinding? Find(uint id)
    {
        Dictionary<uint, Func<uint, TypeBinding>> factories = _factories ?? CreateFactories();
        return factories.TryGetValue(id, out Func<uint, TypeBinding>? create) ? create(id) : null;
    }

    /// <summary>The public type that values of an internal class are written as, or null. Only where a value may be of any type there are such: native programs without these leave the search out.</summary>
    public Type? PublicTypeOf(Type type) => InternalTypes.PublicTypeOf(type);

    private Dictionary<uint, Func<uint, TypeBinding>> CreateFactories()
    {
        Dictionary<uint, Func<uint, TypeBinding>> factories = new();
        AddScalars(factories);
        AddScalarsOfTarget(factories);
        addOthers?.Invoke(factories);
        Add(factories, "System.String", static id => new TypeBinding<string, StringFormatter>(id));
        factories.Add(TypeIds.Of("System.Object", isObject: true), static id => new ObjectBinding<object, AbstractFormatter<object>>(id));
        Add(factories, "System.ValueTuple", static id => new TypeBinding<ValueTuple, ValueTupleFormatter>(id));
        return _factories = factories;
    }

    static partial void AddScalarsOfTarget(Dictionary<uint, Func<uint, TypeBinding>> factories);

    private static void AddScalars(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        Add(factories, "System.Boolean", static id => new TypeBinding<bool, BooleanFormatter>(id));
        Add(factories, "System.Byte", static id => new TypeBinding<byte, UnsharedFormatter<byte, RawFormatter<byte>, Unshared>>(id));
        Add(factories, "System.SByte", static id => new TypeBinding<sbyte, UnsharedFormatter<sbyte, RawFormatter<sbyte>, Unshared>>(id));
        Add(factories, "System.Int16", static id => new TypeBinding<short, UnsharedFormatter<short, RawFormatter<short>, Unshared>>(id));
        Add(factories, "System.UInt16", static id => new TypeBinding<ushort, UnsharedFormatter<ushort, RawFormatter<ushort>, Unshared>>(id));
        Add(factories, "System.Char", static id => new TypeBinding<char, UnsharedFormatter<char, RawFormatter<char>, Unshared>>(id));
        Add(factories, "System.Int32", static id => new TypeBinding<int, UnsharedFormatter<int, RawFormatter<int>, Unshared>>(id));
        Add(factories, "System.UInt32", static id => new TypeBinding<uint, UnsharedFormatter<uint, RawFormatter<uint>, Unshared>>(id));
        Add(factories, "System.Int64", static id => new TypeBinding<long, UnsharedFormatter<long, RawFormatter<long>, Unshared>>(id));
        Add(factories, "System.UInt64", static id => new TypeBinding<ulong, UnsharedFormatter<ulong, RawFormatter<ulong>, Unshared>>(id));
        Add(factories, "System.Single", static id => new TypeBinding<float, UnsharedFormatter<float, RawFormatter<float>, Unshared>>(id));
        Add(factories, "System.Double", static id => new TypeBinding<double, UnsharedFormatter<double, RawFormatter<double>, Unshared>>(id));
        Add(factories, "System.Decimal", static id => new TypeBinding<decimal, DecimalFormatter>(id));
        Add(factories, "System.IntPtr", static id => new TypeBinding<nint, IntPtrFormatter>(id));
        Add(factories, "System.UIntPtr", static id => new TypeBinding<nuint, UIntPtrFormatter>(id));
        Add(factories, "System.Guid", static id => new TypeBinding<Guid, GuidFormatter>(id));
        Add(factories, "System.DateTime", static id => new TypeBinding<DateTime, DateTimeFormatter>(id));
        Add(factories, "System.DateTimeOffset", static id => new TypeBinding<DateTimeOffset, DateTimeOffsetFormatter>(id));
        Add(factories, "System.TimeSpan", static id => new TypeBinding<TimeSpan, RawFormatter<TimeSpan>>(id));
        Add(factories, "System.Index", static id => new TypeBinding<Index, IndexFormatter>(id));
        Add(factories, "System.Range", static id => new TypeBinding<Range, RangeFormatter>(id));
        Add(factories, "System.Numerics.Complex", static id => new TypeBinding<Complex, RawFormatter<Complex>>(id));
        Add(factories, "System.Numerics.Vector2", static id => new TypeBinding<Vector2, RawFormatter<Vector2>>(id));
        Add(factories, "System.Numerics.Vector3", static id => new TypeBinding<Vector3, RawFormatter<Vector3>>(id));
        Add(factories, "System.Numerics.Vector4", static id => new TypeBinding<Vector4, RawFormatter<Vector4>>(id));
        Add(factories, "System.Numerics.Quaternion", static id => new TypeBinding<Quaternion, RawFormatter<Quaternion>>(id));
        Add(factories, "System.Numerics.Plane", static id => new TypeBinding<Plane, RawFormatter<Plane>>(id));
        Add(factories, "System.Numerics.Matrix3x2", static id => new TypeBinding<Matrix3x2, RawFormatter<Matrix3x2>>(id));
        Add(factories, "System.Numerics.Matrix4x4", static id => new TypeBinding<Matrix4x4, RawFormatter<Matrix4x4>>(id));
    }

    // Ids are not computed from the types: a generic method for each of them would be compiled at start-up.
    public static void Add(Dictionary<uint, Func<uint, TypeBinding>> factories, string name, Func<uint, TypeBinding> create) =>
        factories.Add(TypeIds.Of(name, isObject: false), create);
}
