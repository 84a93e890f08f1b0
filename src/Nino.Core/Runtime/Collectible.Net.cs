using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Runtime;

/// <summary>Types that their load context may let go. Only code that is let go with them may name them.</summary>
internal static class Collectible
{
    // A load context that lets go loads code that has to be compiled; native programs leave out what it would need.
    public static bool Is(Type type) => RuntimeFeature.IsDynamicCodeSupported && type.IsCollectible;
}
