using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>A type that has a value of type <typeparamref name="T"/> somewhere within.</summary>
public interface IHolder<T>
{
    T Get();
}

[NinoType]
public sealed class FieldHolder<T> : IHolder<T>
{
    public required T Value;

    public static FieldHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value;
}

[NinoType]
public sealed class PropertyHolder<T> : IHolder<T>
{
    public T? Value { get; set; }

    public static PropertyHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value!;
}

[NinoType]
public sealed class InitHolder<T> : IHolder<T>
{
    public T? Value { get; init; }

    public static InitHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value!;
}

[NinoType]
public sealed class ParameterHolder<T>(T value) : IHolder<T>
{
    public T Value { get; } = value;

    public static ParameterHolder<T> Of(T value) => new(value);

    public T Get() => Value;
}

[NinoType]
public struct StructHolder<T> : IHolder<T>
{
    public T Value;

    public static StructHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value;
}

[NinoType]
public sealed class GenericHolder<T> : IHolder<T>
{
    public PropertyHolder<T>? Value;

    public static GenericHolder<T> Of(T value) => new() { Value = PropertyHolder<T>.Of(value) };

    public T Get() => Value!.Get();
}

[NinoType]
public sealed class ObjectHolder<T> : IHolder<T>
{
    public object? Value;

    public static ObjectHolder<T> Of(T value) => new() { Value = value };

    public T Get() => (T)Value!;
}

[NinoType]
public sealed class NullableHolder<T> : IHolder<T>
    where T : struct
{
    public T? Value { get; set; }

    public static NullableHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value.GetValueOrDefault();
}

[NinoType]
public sealed class TupleHolder<T> : IHolder<T>
{
    public (byte First, T Second) Value;

    public static TupleHolder<T> Of(T value) => new() { Value = (1, value) };

    public T Get() => Value.Second;
}

[NinoType]
public sealed class ArrayHolder<T> : IHolder<T>
{
    public T?[]? Values;

    public static ArrayHolder<T> Of(T value) => new() { Values = [value, default, value] };

    public T Get() => Values![2]!;
}

[NinoType]
public sealed class ListHolder<T> : IHolder<T>
{
    public List<T?>? Values;

    public static ListHolder<T> Of(T value) => new() { Values = [value, default, value] };

    public T Get() => Values![2]!;
}

[NinoType]
public sealed class DictionaryHolder<T> : IHolder<T>
{
    public Dictionary<int, T>? Values;

    public static DictionaryHolder<T> Of(T value) => new() { Values = new() { [1] = value, [2] = value } };

    public T Get() => Values![2];
}

[NinoType(VersionTolerant = true)]
public sealed class TolerantHolder<T> : IHolder<T>
{
    [NinoMember(0)]
    public T? Value;

    public static TolerantHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value!;
}
