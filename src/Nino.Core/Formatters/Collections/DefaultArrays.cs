using System;
using System.Diagnostics.CodeAnalysis;

namespace Nino.Core.Formatters;

/// <summary>An <c>ImmutableArray</c> that was never made, as an object: no member of it may be called. It is null on the wire, as where its own type is declared.</summary>
internal static class DefaultArrays
{
    private const string ArrayType = "System.Collections.Immutable.ImmutableArray`1";
    private const string IsDefault = "IsDefault";

    // By name, because netstandard2.1 does not have the type.
    [DynamicDependency(IsDefault, ArrayType, "System.Collections.Immutable")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The attribute keeps the property.")]
    public static bool Include(object collection) => collection is ValueType
        && collection.GetType() is { IsGenericType: true } type
        && $"{type.Namespace}.{type.Name}" == ArrayType
        && type.GetProperty(IsDefault)?.GetValue(collection) is true;
}
