using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

/// <summary>The record of the nested report: every number is shorter.</summary>
[NinoType, NinoCompact]
public struct CompactData
{
    public int x;
    public short y;
    public long z;
    public float f;
    public decimal d;
    public double db;
    public bool bo;
    public TestEnum en;
    public string name;

    internal static CompactData From(Data value) => new()
    {
        x = value.x,
        y = value.y,
        z = value.z,
        f = value.f,
        d = value.d,
        db = value.db,
        bo = value.bo,
        en = value.en,
        name = value.name,
    };

    internal readonly Data ToPlain() => new()
    {
        x = x,
        y = y,
        z = z,
        f = f,
        d = d,
        db = db,
        bo = bo,
        en = en,
        name = name,
    };
}
