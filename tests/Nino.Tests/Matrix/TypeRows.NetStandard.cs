namespace Nino.Tests.Matrix;

/// <summary>No rows of types that netstandard2.1 has not.</summary>
internal static partial class TypeRows
{
    private static TypeRow[] Immutable() => [];

    private static TypeRow[] WideNumbers() => [];

    private static TypeRow[] Runes() => [];

    private static TypeRow[] DatesAndTimesAlone() => [];

    private static TypeRow[] PriorityQueues() => [];

    private static TypeRow[] OrderedDictionaries() => [];

    private static TypeRow[] ReadOnlySets() => [];

    private static TypeRow[] ReadOnlySetInterfaces() => [];

    private static TypeRow[] ImmutableInterfaces() => [];
}
