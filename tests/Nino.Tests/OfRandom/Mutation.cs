using System.Collections.Generic;
using System.Linq;
using FsCheck;
using FsCheck.Fluent;

namespace Nino.Tests.OfRandom;

/// <summary>A change of bytes: one is inserted, removed or replaced.</summary>
internal sealed record Mutation(int Kind, int Place, byte Value)
{
    /// <summary>One to three. Small bytes are heads and counts that lead further.</summary>
    public static Gen<Mutation[]> Some { get; } = Gen.Choose(1, 3).SelectMany(count => One().ArrayOf(count));

    public static byte[] Apply(byte[] bytes, IEnumerable<Mutation> mutations)
    {
        List<byte> changed = [.. bytes];
        foreach (Mutation mutation in mutations)
        {
            int place = mutation.Place % (changed.Count + 1);
            if (mutation.Kind == 0 || place == changed.Count)
            {
                changed.Insert(place, mutation.Value);
            }
            else if (mutation.Kind == 1)
            {
                changed.RemoveAt(place);
            }
            else
            {
                changed[place] = mutation.Value;
            }
        }

        return [.. changed];
    }

    private static Gen<Mutation> One() =>
        from kind in Gen.Choose(0, 2)
        from place in Gen.Choose(0, int.MaxValue - 1)
        from value in Gen.OneOf(Gen.Choose(0, 7), Gen.Choose(0, 255))
        select new Mutation(kind, place, (byte)value);
}
