using System.Collections;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Sorted lists, and classes derived from them, as objects.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class SortedLists
{
    /// <summary>Tells what a sorted list of a type orders its keys by; null for every other dictionary.</summary>
    public static Func<object, IComparer>? ComparerOf(Type? type)
    {
        while (type is not null && !(type.IsGenericType && type.GetGenericTypeDefinition() == typeof(SortedList<,>)))
        {
            type = type.BaseType;
        }

        if (type is null)
        {
            return null;
        }

        Func<object, object?> comparer = Invokers.Getter(FrameworkMembers.Comparer(type));
        Type contract = typeof(IComparer<>).MakeGenericType(type.GenericTypeArguments[0]);
        return list =>
        {
            object own = comparer(list)!;
            return own as IComparer ?? new ReflectedComparer(own, contract);
        };
    }

    [RequiresUnreferencedCode(Reflected.RuntimeMode)]
    [RequiresDynamicCode(Reflected.RuntimeMode)]
    private sealed class ReflectedComparer(object comparer, Type contract) : IComparer
    {
        private readonly MethodInfo _compare = contract.GetMethod("Compare")!;

        public int Compare(object? x, object? y) => (int)_compare.Invoke(comparer, BindingFlags.DoNotWrapExceptions, null, [x, y], null)!;
    }
}
