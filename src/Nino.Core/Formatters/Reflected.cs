using System.Diagnostics.CodeAnalysis;

namespace Nino.Core.Formatters;

/// <summary>What trimming keeps of a type whose members are found by reflection.</summary>
internal static class Reflected
{
    public const DynamicallyAccessedMemberTypes Members =
        DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields
        | DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.NonPublicProperties;
}
