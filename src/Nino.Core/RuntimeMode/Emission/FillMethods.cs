using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The methods of <see cref="InPlace"/>.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class FillMethods
{
    /// <summary>The method that fills a collection of a type.</summary>
    public static MethodInfo For(Type type)
    {
        Type collection = type.IsGenericType && type.GetGenericTypeDefinition() is var definition && (definition == typeof(Queue<>) || definition == typeof(Stack<>))
            ? type
            : Filling.CollectionsOf(type).Single();
        return typeof(InPlace).GetMethods()
            .Single(method => method.Name == nameof(InPlace.Fill) && method.GetParameters()[0].ParameterType.GetGenericTypeDefinition() == collection.GetGenericTypeDefinition())
            .MakeGenericMethod(collection.GenericTypeArguments);
    }
}
