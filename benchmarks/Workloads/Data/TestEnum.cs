namespace Nino.BenchmarkData;

#region data
/// <summary>The nested report's enum.</summary>
public enum TestEnum : byte
{
    A = 1,
    B = 2,
}
#endregion data
