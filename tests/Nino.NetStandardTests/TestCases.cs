using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using Xunit;

namespace Nino.NetStandardTests;

/// <summary>Finds the tests of this assembly: facts, and theories with data that stand inline or in static members.</summary>
internal static class TestCases
{
    private const BindingFlags Static = BindingFlags.Static | BindingFlags.Public | BindingFlags.FlattenHierarchy;

    public static IEnumerable<TestCase> All() =>
        from type in typeof(TestCases).Assembly.GetTypes()
        where type is { IsClass: true, IsAbstract: false, IsVisible: true, ContainsGenericParameters: false }
        from method in type.GetMethods(BindingFlags.Instance | BindingFlags.Public)
        let fact = method.GetCustomAttribute<FactAttribute>()
        where fact is not null
        from arguments in fact is TheoryAttribute ? Data(type, method) : [[]]
        select new TestCase(type, method, Fit(method.GetParameters(), arguments));

    /// <summary>Numbers take the type of their parameter, as xunit gives it to them.</summary>
    private static object?[] Fit(ParameterInfo[] parameters, object?[] arguments) => arguments
        .Zip(parameters, (value, parameter) => value is IConvertible && parameter.ParameterType.IsPrimitive ? Convert.ChangeType(value, parameter.ParameterType, CultureInfo.InvariantCulture) : value)
        .ToArray();

    private static IEnumerable<object?[]> Data(Type type, MethodInfo method)
    {
        List<object?[]> rows = [];
        foreach (Attribute attribute in method.GetCustomAttributes(inherit: true))
        {
            rows.AddRange(attribute switch
            {
                InlineDataAttribute inline => inline.GetData(method),
                MemberDataAttribute member => Data(member.MemberType ?? type, member.MemberName),
                _ => [],
            });
        }

        return rows.Count > 0 ? rows : throw new InvalidOperationException($"{type.Name}.{method.Name} has no data.");
    }

    private static IEnumerable<object?[]> Data(Type type, string member) =>
        (IEnumerable<object?[]>)(type.GetProperty(member, Static)?.GetMethod ?? type.GetMethod(member, Static)!).Invoke(null, [])!;
}
