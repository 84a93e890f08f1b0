using System;
using System.Numerics;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly VectorsWorkload Vectors = Add(new VectorsWorkload());
}

/// <summary>Ten thousand <see cref="Vector4"/>, which is a block copy.</summary>
public sealed class VectorsWorkload : Workload<Vector4[]>
{
    public VectorsWorkload()
        : base("Vectors", 70)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override Vector4[] Create()
    {
        Random random = new Random(2030);
        Vector4[] vectors = new Vector4[10_000];
        for (int i = 0; i < vectors.Length; i++)
            vectors[i] = new Vector4(
                Next(random), Next(random), Next(random), Next(random));
        return vectors;
    }
    #endregion create

    public override string? Difference(Vector4[] expected, Vector4[] actual) => Differ.Sequence(expected, actual);

    private static float Next(Random random) => (float)((random.NextDouble() * 2000) - 1000);
}
