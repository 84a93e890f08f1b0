using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>An <c>ImmutableArray</c> or <see cref="ArraySegment{T}"/> that was never made, as an object: no member of it may be called. It is null on the wire, as where its own type is declared.</summary>
internal static class DefaultArrays
{
    private const string ImmutableArray = "System.Collections.Immutable.ImmutableArray`1";
    private const string IsDefault = "IsDefault";

    // By name, because netstandard2.1 does not have the type.
    [DynamicDependency(IsDefault, ImmutableArray, "System.Collections.Immutable")]
    [DynamicDependency(nameof(ArraySegment<int>.Array), typeof(ArraySegment<>))]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The attributes keep the properties.")]
    public static bool Include(object collection)
    {
        if (collection is not ValueType || collection.GetType() is not { IsGenericType: true } type)
        {
            return false;
        }

        return type.GetGenericTypeDefinition() == typeof(ArraySegment<>) ? type.GetProperty(nameof(ArraySegment<int>.Array))!.GetValue(collection) is null
            : TypeNames.InMetadata(type) == ImmutableArray && type.GetProperty(IsDefault)?.GetValue(collection) is true;
    }
}
