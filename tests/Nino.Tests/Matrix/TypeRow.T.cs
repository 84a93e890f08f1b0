using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Matrix;

internal class TypeRow<T> : TypeRow
{
    private readonly List<T> _values;
    private readonly Dictionary<string, Position<T>> _positions;

    /// <param name="values">Values that differ; null is added where the type has it.</param>
    public TypeRow(params T[] values) : base(typeof(T))
    {
        _values = default(T) is null ? [default!, .. values] : [.. values];
        _positions = AllPositions().ToDictionary(position => position.Name);
    }

    public override IEnumerable<string> Positions => _positions.Keys;

    public override IEnumerable<object?> Values => _values.Cast<object?>();

    public override long Size => NinoSerializer.GetSize(_values[^1]);

    public override Type ReadType => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(_values[^1]))!.GetType();

    public override byte[] AsTolerantMember => NinoSerializer.Serialize(new TolerantHolder<T>());

    public override void AssertRoundTrips(string position) => Assert.All(_values, value =>
        AssertSame(value, _positions[position].Read(_positions[position].Write(value))));

    public override void AssertReadsIntoExisting(string position) => Assert.All(_values, existing => Assert.All(_values, value =>
        AssertSame(value, _positions[position].ReadInto(_positions[position].Write(existing), _positions[position].Write(value)))));

    public override void AssertRefusesTruncated(string position) => Assert.All(_values, value =>
    {
        byte[] bytes = _positions[position].Write(value);
        foreach (int length in Places.OfBytes(bytes.Length))
        {
            Assert.Throws<NinoException>(() => _positions[position].Read(bytes[..length]));
        }
    });

    public override void AssertKeepsInstance()
    {
        T value = _values[^1];
        byte[] bytes = NinoSerializer.Serialize(value);
        T? existing = NinoDeserializer.Deserialize<T>(bytes);
        T? target = existing;
        NinoDeserializer.DeserializeRef(ref target, bytes);
        Assert.Equal(Into is not IntoExisting.Replaced, ReferenceEquals(existing, target));
    }

    protected virtual IEnumerable<Position<T>> AllPositions() =>
    [
        new HolderPosition<FieldHolder<T>, T>("field", FieldHolder<T>.Of),
        new HolderPosition<PropertyHolder<T>, T>("property", PropertyHolder<T>.Of),
        new HolderPosition<InitHolder<T>, T>("init property", InitHolder<T>.Of),
        new HolderPosition<ParameterHolder<T>, T>("constructor parameter", ParameterHolder<T>.Of),
        new HolderPosition<StructHolder<T>, T>("field of a struct", StructHolder<T>.Of),
        new HolderPosition<ArrayHolder<T>, T>("array element", ArrayHolder<T>.Of),
        new HolderPosition<ListHolder<T>, T>("list element", ListHolder<T>.Of),
        new HolderPosition<DictionaryHolder<T>, T>("dictionary value", DictionaryHolder<T>.Of),
        new HolderPosition<TupleHolder<T>, T>("tuple element", TupleHolder<T>.Of),
        new HolderPosition<GenericHolder<T>, T>("generic argument", GenericHolder<T>.Of),
        new HolderPosition<ObjectHolder<T>, T>("object member", ObjectHolder<T>.Of),
        new HolderPosition<TolerantHolder<T>, T>("member of a version-tolerant type", TolerantHolder<T>.Of),
        new RootPosition<T>(),
        new ObjectRootPosition<T>(),
    ];

    private static void AssertSame(T expected, T actual) => Assert.Null(Structure.Difference(expected, actual));
}
