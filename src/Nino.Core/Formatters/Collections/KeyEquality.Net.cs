namespace Nino.Core.Formatters;

internal static partial class KeyEquality
{
    // Methods that can be looked at would be a sixth of what Nino adds to a native program: there everything that may be a record is one.
    // The condition stands here, where the compiler of such programs sees that the other side is never called.
    private static bool IsEqualByFields(Type type) => RuntimeFeature.IsDynamicCodeSupported ? HasMadeEquality(type) : type.IsValueType || Array.Exists(type.GetInterfaces(), IsEquatable);

    private static bool IsEquatable(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IEquatable<>);
}
