using System.Runtime.CompilerServices;

namespace Nino.Core.Runtime;

/// <summary>Whether code can be emitted.</summary>
internal static class DynamicCode
{
    public static bool IsSupported => RuntimeFeature.IsDynamicCodeSupported;
}
