using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Nino.Tests.Hostile;
using Xunit;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace Nino.Fuzz.Running;

/// <summary>
/// The tests of <c>Nino.Tests</c>, each with the arguments of one run, in an order that is always the same, and then those
/// that <c>Nino.RuntimeTests</c> adds. That assembly has types of the same names, so it is loaded only when it is needed.
/// </summary>
internal static class TestRuns
{
    private static readonly Assembly Tests = typeof(Tripwire).Assembly;

    public static IEnumerable<(string Name, Action Run)> All =>
        Of(() => Tests.GetTypes()).Concat(Of(() => Assembly.Load("Nino.RuntimeTests").GetTypes().Where(type => Tests.GetType(type.FullName!) is null)));

    /// <summary>Whether the test of a name passes.</summary>
    public static bool Passes(string name) => Passes(All.First(test => test.Name == name).Run);

    /// <summary>Whether a test passes.</summary>
    public static bool Passes(Action test)
    {
        try
        {
            test();
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private static IEnumerable<(string Name, Action Run)> Of(Func<IEnumerable<Type>> types) =>
        from all in new[] { types }
        from type in all()
        where type is { IsAbstract: false, ContainsGenericParameters: false, IsVisible: true }
        from method in type.GetMethods()
        where method is { ContainsGenericParameters: false } && method.GetCustomAttribute<FactAttribute>() is { Skip: null }
        orderby type.FullName, method.Name
        from run in Runs(type, method)
        select run;

    private static IEnumerable<(string Name, Action Run)> Runs(Type type, MethodInfo method)
    {
        string name = $"{type.FullName!["Nino.Tests.".Length..]}.{method.Name}";
        return method.GetCustomAttribute<TheoryAttribute>() is null
            ? [(name, () => Run(type, method, []))]
            : method.GetCustomAttributes<DataAttribute>().SelectMany(data => data.GetData(method) ?? [])
                .Select((row, index) => ($"{name}[{index}]", (Action)(() => Run(type, method, row))));
    }

    private static void Run(Type type, MethodInfo method, object?[] arguments)
    {
        object test = Activator.CreateInstance(type, [.. type.GetConstructors()[0].GetParameters().Select(parameter => Given(parameter.ParameterType))])!;
        object?[] all = [.. arguments, .. Enumerable.Repeat(Type.Missing, method.GetParameters().Length - arguments.Length)];
        try
        {
            ((test as IAsyncLifetime)?.InitializeAsync() ?? Task.CompletedTask).GetAwaiter().GetResult();
            (method.Invoke(test, BindingFlags.OptionalParamBinding, null, all, null) as Task)?.GetAwaiter().GetResult();
        }
        finally
        {
            ((test as IAsyncLifetime)?.DisposeAsync() ?? Task.CompletedTask).GetAwaiter().GetResult();
            (test as IDisposable)?.Dispose();
        }
    }

    private static object Given(Type parameter) => parameter == typeof(ITestOutputHelper) ? new Silence() : Activator.CreateInstance(parameter)!;

    private sealed class Silence : ITestOutputHelper
    {
        public void WriteLine(string message)
        {
        }

        public void WriteLine(string format, params object[] args)
        {
        }
    }
}
