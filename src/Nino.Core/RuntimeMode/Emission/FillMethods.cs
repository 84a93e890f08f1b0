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

    /// <summary>The method that makes of what a new instance holds what is read into: that itself, where nothing sets it, or an empty collection with its comparer.</summary>
    public static MethodInfo Begun(MemberPlan member) => member.IsFilled
        ? typeof(InPlace).GetMethod(nameof(InPlace.Emptied))!.MakeGenericMethod(member.Type)
        : Like(member.Type);

    private static MethodInfo Like(Type collection) => typeof(Comparers).GetMethods()
        .Single(method => method.Name == nameof(Comparers.Like) && method.GetParameters()[0].ParameterType.GetGenericTypeDefinition() == collection.GetGenericTypeDefinition())
        .MakeGenericMethod(collection.GenericTypeArguments);
}
