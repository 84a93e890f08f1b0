using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The methods of <see cref="InPlace"/> and <see cref="Comparers"/>.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class FillMethods
{
    /// <summary>The method that fills a collection of a type.</summary>
    public static MethodInfo For(Type type)
    {
        Type collection = Filling.IsKnown(type) ? type : Filling.DictionaryOf(type) ?? Filling.CollectionsOf(type).Single();
        if (!collection.IsGenericType)
        {
            return typeof(InPlace).GetMethod(nameof(InPlace.Fill), [collection, collection])!;
        }

        return typeof(InPlace).GetMethods()
            .Single(method => method is { Name: nameof(InPlace.Fill), IsGenericMethod: true } && method.GetParameters()[0].ParameterType.GetGenericTypeDefinition() == collection.GetGenericTypeDefinition())
            .MakeGenericMethod(collection.GenericTypeArguments);
    }

    /// <summary>The method that makes an empty collection with the comparer of another.</summary>
    public static MethodInfo Like(Type collection) => typeof(Comparers).GetMethods()
        .Single(method => method.Name == nameof(Comparers.Like) && method.GetParameters()[0].ParameterType.GetGenericTypeDefinition() == collection.GetGenericTypeDefinition())
        .MakeGenericMethod(collection.GenericTypeArguments);
}
