using System.Collections;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Sorted lists, and classes derived from them, as objects.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class SortedLists
{
    /// <summary>What a sorted list orders its keys by; null for every other dictionary.</summary>
    public static IComparer? ComparerOf(IDictionary dictionary)
    {
        Type? type = dictionary.GetType();
        while (type is not null && !(type.IsGenericType && type.GetGenericTypeDefinition() == typeof(SortedList<,>)))
        {
            type = type.BaseType;
        }

        object? comparer = type is null ? null : FrameworkMembers.Comparer(type).Invoke(dictionary, null);
        return comparer is null or IComparer ? (IComparer?)comparer : new ReflectedComparer(comparer, typeof(IComparer<>).MakeGenericType(type!.GenericTypeArguments[0]));
    }

    [RequiresUnreferencedCode(Reflected.RuntimeMode)]
    [RequiresDynamicCode(Reflected.RuntimeMode)]
    private sealed class ReflectedComparer(object comparer, Type contract) : IComparer
    {
        private readonly MethodInfo _compare = contract.GetMethod("Compare")!;

        public int Compare(object? x, object? y) => (int)_compare.Invoke(comparer, BindingFlags.DoNotWrapExceptions, null, [x, y], null)!;
    }
}
