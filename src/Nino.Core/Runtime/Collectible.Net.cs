namespace Nino.Core.Runtime;

/// <summary>Types that their load context may let go. Only code that is let go with them may name them.</summary>
internal static class Collectible
{
    // Native programs have a constant in its place (ILLink.Substitutions.xml), and leave out what such types need.
    public static bool Is(Type type) => type.IsCollectible;
}
