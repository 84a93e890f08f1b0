using System;

namespace Nino.BenchmarkData;

/// <summary>A value that serializers are measured with.</summary>
public abstract class Workload
{
    private protected Workload(string name, int rank, Type type)
    {
        Name = name;
        Rank = rank;
        Type = type;
    }

    /// <summary>The name in reports and on the command line.</summary>
    public string Name { get; }

    /// <summary>The place in reports: lower comes first.</summary>
    public int Rank { get; }

    /// <summary>The declared type of the root.</summary>
    public Type Type { get; }

    /// <summary>The serializer that the published report of this workload compares with.</summary>
    public virtual string Baseline => "MessagePack";

    /// <summary>
    /// Hands the workload to the visitor with its type as a type argument. No reflection is needed, so it works under full AOT,
    /// and a call on <c>T</c> inlined from here is compiled for exactly this type, as it is where users write it.
    /// </summary>
    public abstract void Accept<TVisitor>(ref TVisitor visitor)
        where TVisitor : struct, IWorkloadVisitor;
}
