namespace Nino.Core.Formatters;

/// <summary>The place of a type for unknown members, boxed once; null where it has none.</summary>
internal static class UnknownPlace<T, TFormatter>
    where TFormatter : struct
{
    public static readonly IKeepsUnknownMembers<T>? Instance = default(TFormatter) is IKeepsUnknownMembers<T> { KeepsUnknown: true } place ? place : null;
}
