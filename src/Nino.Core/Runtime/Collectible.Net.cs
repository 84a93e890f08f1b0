using System;

namespace Nino.Core.Runtime;

/// <summary>Types that their load context may let go. Only code that is let go with them may name them.</summary>
internal static class Collectible
{
    public static bool Is(Type type) => type.IsCollectible;
}
