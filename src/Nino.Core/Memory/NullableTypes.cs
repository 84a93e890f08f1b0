namespace Nino.Core.Memory;

/// <summary>What <see cref="Nullable.GetUnderlyingType"/> tells, of closed types, without the reflection that it brings into native programs.</summary>
internal static class NullableTypes
{
    /// <summary>The type of the values of a <c>T?</c>, or null.</summary>
    public static Type? Underlying(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Nullable<>) ? type.GenericTypeArguments[0] : null;
}
