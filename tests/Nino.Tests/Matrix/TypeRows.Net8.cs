namespace Nino.Tests.Matrix;

/// <summary>No rows of types that .NET 8 has not.</summary>
internal static partial class TypeRows
{
    private static TypeRow[] OrderedDictionaries() => [];

    private static TypeRow[] ReadOnlySets() => [];
}
