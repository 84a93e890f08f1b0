using System.Linq;
using System.Reflection;
using Nino.BenchmarkData;
using Nino.Core;
using Xunit;

namespace Nino.WorkloadTests;

/// <summary>Start-up does not grow unnoticed. Times would depend on the machine; the number of methods that are compiled does not.</summary>
public sealed class FirstCallTests
{
    [Fact]
    public void FirstWrite_OfAClass_CompilesFewMethods() => Assert.InRange(Count(nameof(FirstCall.Write)), 1, 71);

    [Fact]
    public void FirstRead_OfAClass_CompilesFewMethods() =>
        Assert.InRange(Count(nameof(FirstCall.Read), NinoSerializer.Serialize(Workloads.SimpleClass.Create())), 1, 73);

    // The least of several: what a first one compiles of .NET itself depends on what ran before.
    private static int Count(string call, params object[] arguments) => Enumerable.Range(0, 3).Min(_ => CountOnce(call, arguments));

    private static int CountOnce(string call, object[] arguments) =>
        (int)new FreshContext(typeof(NinoSerializer).Assembly).LoadFromAssemblyPath(typeof(FirstCall).Assembly.Location)
            .GetType(typeof(FirstCall).FullName!)!
            .GetMethod(call, BindingFlags.Public | BindingFlags.Static)!
            .Invoke(null, arguments)!;
}
