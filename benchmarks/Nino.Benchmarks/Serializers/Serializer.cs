using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>A serializer under measurement. Every class derived from this one that can be built is found by reflection.</summary>
internal abstract class Serializer(string name)
{
    public string Name { get; } = name;

    /// <summary>The case for a workload, or null where this serializer has none.</summary>
    public abstract Case? CreateCase(Workload workload);
}
