namespace Nino.BenchmarkData;

/// <summary>Receives a workload together with its type.</summary>
public interface IWorkloadVisitor
{
    void Visit<T>(Workload<T> workload);
}
