using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What emitted code may name.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Reach
{
    /// <summary>Whether emitted code may name all members of a type: it does not matter whether they are public.</summary>
    public static bool Includes(TypePlan _) => true;
}
