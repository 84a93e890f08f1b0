using System;
using System.Reflection;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>A serializer under measurement. Every class derived from this one that can be built without arguments is found by reflection.</summary>
/// <param name="name">What its rows are called.</param>
/// <param name="kind">What its rows are of.</param>
/// <param name="library">A type of the library whose version counts; null for rows of a library that has one already, and for the floor. It is not asked before the version is, so that first calls load their library themselves.</param>
internal abstract class Serializer(string name, SerializerKind kind, Func<Type>? library = null)
{
    public string Name { get; } = name;

    public SerializerKind Kind { get; } = kind;

    /// <summary>Whether it writes to one buffer again and again, where the others make an array each time.</summary>
    public virtual bool ReusesBuffer => false;

    /// <summary>The codec with which it takes values of a type, where it has one that is not written for the type.</summary>
    public virtual Type? CodecOf(Type type) => null;

    /// <summary>The version of the library that this program runs with, without the commit that it was built from.</summary>
    public string? Version =>
        library?.Invoke().Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0];

    /// <summary>The case for a workload, or null where this serializer has none.</summary>
    public virtual Case? CreateCase(Workload workload) => CreateCase(workload, typeof(GenericCase<,>), CodecOf(workload.Type));

    /// <summary>A case of a workload's type and a codec, or null where there is no codec.</summary>
    protected Case? CreateCase(Workload workload, Type definition, Type? codec) =>
        codec is null ? null : (Case)Activator.CreateInstance(definition.MakeGenericType(workload.Type, codec), workload, this)!;
}
