namespace Nino.Core.Formatters;

/// <summary>What trimming keeps of a type whose members are found by reflection.</summary>
internal static class Reflected
{
    public const DynamicallyAccessedMemberTypes Members =
        DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields
        | DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.NonPublicProperties;

    /// <summary>Why runtime mode is not for programs that are trimmed or compiled ahead of time, unless they keep its types.</summary>
    public const string RuntimeMode = "Types without generated code are served by reflection. Set NinoRuntimeMode to false in the project file, or keep the members of these types.";
}
