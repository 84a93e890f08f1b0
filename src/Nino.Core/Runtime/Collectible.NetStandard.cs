namespace Nino.Core.Runtime;

/// <summary>Types that their load context may let go: Mono has none.</summary>
internal static class Collectible
{
    public static bool Is(Type _) => false;
}
