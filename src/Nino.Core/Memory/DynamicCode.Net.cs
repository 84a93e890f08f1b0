namespace Nino.Core.Memory;

/// <summary>Whether code can be emitted.</summary>
internal static class DynamicCode
{
    public static bool IsSupported => RuntimeFeature.IsDynamicCodeSupported;
}
