using System.Threading;

namespace Nino.Generator.Caching;

/// <summary>Numbers that stand for objects of the compiler, so that caches can tell them apart without holding them.</summary>
internal static class ObjectIds
{
    private static readonly ConditionalWeakTable<object, StrongBox<ulong>> Known = new();

    private static long s_last;

    /// <summary>A number that no other object has, or had.</summary>
    public static ulong Of(object item) => Known.GetValue(item, static _ => new StrongBox<ulong>((ulong)Interlocked.Increment(ref s_last))).Value;
}
