using System;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Xunit.Abstractions;

namespace Nino.NetStandardTests;

/// <summary>A test with its arguments.</summary>
internal sealed class TestCase(Type type, MethodInfo method, object?[] arguments)
{
    public string Name { get; } = arguments.Length == 0
        ? $"{Nested(type)}.{method.Name}"
        : $"{Nested(type)}.{method.Name}({string.Join(", ", arguments)})";

    /// <summary>Runs the test on an instance of its own; null when it passes.</summary>
    public string? Failure()
    {
        try
        {
            ConstructorInfo constructor = type.GetConstructors().Single();
            object? result = method.Invoke(constructor.Invoke(constructor.GetParameters().Length == 0 ? [] : [new Output()]), arguments);
            (result as Task)?.GetAwaiter().GetResult();
            return null;
        }
        catch (TargetInvocationException exception)
        {
            return exception.InnerException!.ToString();
        }
        catch (Exception exception)
        {
            return exception.ToString();
        }
    }

    private static string Nested(Type type) => type.DeclaringType is { } outer ? $"{Nested(outer)}.{type.Name}" : type.Name;

    private sealed class Output : ITestOutputHelper
    {
        public void WriteLine(string message) => Console.WriteLine(message);

        public void WriteLine(string format, params object[] args) => Console.WriteLine(format, args);
    }
}
