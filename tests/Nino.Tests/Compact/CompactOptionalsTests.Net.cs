using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>format.md §6, elements that are compact numbers of types that netstandard2.1 has not.</summary>
public sealed class NewerCompactOptionalsTests : FormatterTests<NewerCompactOptionals>
{
    protected override IEnumerable<NewerCompactOptionals> Values => [Of(0, 1), Of(1, 1), Of(8, int.MaxValue), Of(9, 2), Of(70, 3)];

    [Fact]
    public void Payload_OfDays_HasABitForANull()
    {
        Payload.Is("08 05 0A 01 02 00 00 00 00 00 00", new NewerCompactOptionals { Days = [null, new(1, 1, 2), null, new(1, 1, 3)] });
        foreach (int every in new[] { 1, 2, 10, int.MaxValue })
        {
            NewerCompactOptionals value = Of(1000, every);
            Assert.InRange(NinoSerializer.Serialize(new NewerCompactOptionals { Days = value.Days }).Length, 0, NinoSerializer.Serialize(value.Days).Length + 10);
        }
    }

    private static NewerCompactOptionals Of(int count, int every)
    {
        int?[] numbers = [.. Sparse.Numbers(count, every).Select(number => number + 500)];
        DateOnly?[] days = [.. numbers.Select(number => number is { } day ? new DateOnly(2024, 2, 29).AddDays(day) : (DateOnly?)null)];
        return new NewerCompactOptionals
        {
            Days = days,
            Runes = [.. numbers.Select(number => number is { } rune ? new Rune(rune) : (Rune?)null)],
            Signed = [.. numbers.Select(number => (Int128?)number << 80)],
            Unsigned = [.. numbers.Select(number => (UInt128?)number)],
            Times = new[,] { { TimeOnly.MaxValue }, { (TimeOnly?)null } },
            Immutable = [.. days],
            Set = [.. days],
        };
    }
}
