namespace Nino.BenchmarkData;

/// <summary>A value of type <typeparamref name="T"/> that serializers are measured with.</summary>
public abstract class Workload<T> : Workload
{
    protected Workload(string name, int rank)
        : base(name, rank, typeof(T))
    {
    }

    /// <summary>A new value, the same one at every call and on every machine.</summary>
    public abstract T Create();

    /// <summary>Null when both are equal in every member, else where they first differ and how.</summary>
    public abstract string? Difference(T expected, T actual);
}
