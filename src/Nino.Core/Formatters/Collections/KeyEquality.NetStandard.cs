namespace Nino.Core.Formatters;

internal static partial class KeyEquality
{
    private static bool IsEqualByFields(Type type) => HasMadeEquality(type);
}
