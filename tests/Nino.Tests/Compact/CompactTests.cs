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
        Assert.All(Edges, edge => Assert.InRange(NinoSerializer.Serialize(Of(edge, null, null)).Length - 4, 1, width + (typeof(T) == typeof(System.Range) ? 2 : 1)));
    }
}
