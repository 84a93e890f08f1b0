using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>A type as a compact member, and as an array, list and nullable.</summary>
public interface ICompactCase<T>
    where T : struct
{
    T Value { get; }

    T[]? Array { get; }

    List<T>? List { get; }

    T? Nullable { get; }
}

/// <summary>What must hold for every type that <c>[NinoCompact]</c> reaches, at its edges.</summary>
public abstract class CompactTests<T, TCase> : FormatterTests<TCase>
    where T : struct
    where TCase : struct, ICompactCase<T>
{
    protected abstract T[] Edges { get; }

    protected abstract TCase Of(T value, T[]? array, T? nullable);

    protected override IEnumerable<TCase> Values =>
    [
        Of(default, null, null),
        Of(Edges[0], [], null),
        .. Edges.Select(edge => Of(edge, [edge], edge)),
        Of(Edges[^1], Edges, Edges[0]),
        Of(default, Enumerable.Range(0, 1000).Select(i => Edges[i % Edges.Length]).ToArray(), null),
    ];

    [Fact]
    public void RoundTrip_EveryEdge_IsNeverLongerThanFixedAndOne()
    {
        int width = NinoSerializer.Serialize(default(T)).Length;
        Assert.All(Edges, edge => Assert.InRange(NinoSerializer.Serialize(Of(edge, null, null)).Length - 4, 1, width + (typeof(T) == typeof(Range) ? 2 : 1)));
    }

    /// <summary>A bit that is another gives another value, or an error: none is left unread.</summary>
    [Fact]
    public void EachBit_Tells() => Assert.All(Edges, edge =>
    {
        byte[] bytes = NinoSerializer.Serialize(Of(edge, null, null));
        for (int bit = 0; bit < 8 * bytes.Length; bit++)
        {
            byte[] changed = (byte[])bytes.Clone();
            changed[bit / 8] ^= (byte)(1 << (bit % 8));
            if (!IsUnitOfZero(bytes, bit) && Read.IsValue(changed, out TCase other))
            {
                Assert.False(bytes.AsSpan().SequenceEqual(NinoSerializer.Serialize(other)), $"{Hex.Text(changed)} is read as {Hex.Text(bytes)}.");
            }
        }
    });

    /// <summary>Times of zero are that in every unit (format.md §11.5); the unit stands in bits 2 and 3 of the first byte behind that of the object.</summary>
    private static bool IsUnitOfZero(byte[] bytes, int bit) =>
        bit is 10 or 11 && bytes[1] < 16 && (default(T) is DateTime or DateTimeOffset or TimeSpan || typeof(T).Name == "TimeOnly");
}
