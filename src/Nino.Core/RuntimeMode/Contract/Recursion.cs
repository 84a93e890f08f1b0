using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>
/// Finds types whose nesting has to be counted: those that can hold themselves through the declared types of their
/// members, and those with a member that may hold a derived type, of which nobody knows what it holds.
/// </summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Recursion
{
    /// <summary>A walk that takes more steps, as through a type that holds ever larger closed forms of itself, counts as recursive.</summary>
    private const int MaxSteps = 4000;

    public static bool IsCounted(TypeContract contract)
    {
        if (contract.MembersInOrder.Any(member => member.Custom is not null || MayHoldDerived(member.Type, contract.Type.Assembly)))
        {
            return true;
        }

        HashSet<Type> seen = [];
        Stack<Type> pending = new(contract.MembersInOrder.Select(member => member.Type));
        while (pending.Count > 0)
        {
            Type next = pending.Pop();
            if (Definition(next) == contract.Type || seen.Count > MaxSteps)
            {
                return true;
            }

            if (seen.Add(next))
            {
                foreach (Type part in Parts(next))
                {
                    pending.Push(part);
                }
            }
        }

        return false;
    }

    private static bool MayHoldDerived(Type type, Assembly holder) =>
        CustomFormatters.Of(type, holder) is not null
        || (type.IsArray ? MayHoldDerived(type.GetElementType()!, holder)
        : type.IsGenericParameter || type == typeof(object) || (ReflectedTypes.IsNinoType(type)
            ? !type.IsSealed && !type.IsValueType
            : type.GetGenericArguments().Any(argument => MayHoldDerived(argument, holder))));

    private static IEnumerable<Type> Parts(Type type) =>
        type.IsArray ? [type.GetElementType()!]
        : !type.IsAbstract && ReflectedTypes.IsNinoType(type) ? TypeContract.Of(type).MembersInOrder.Select(member => member.Type).Concat(type.GetGenericArguments())
        : type.GetGenericArguments();

    private static Type Definition(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;
}
