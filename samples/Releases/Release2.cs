using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Shop;

[NinoType(VersionTolerant = true)]
public class Order
{
    [NinoMember(1)]
    public int Number { get; set; }

    [NinoMember(2)]
    public string Buyer { get; set; } = "";          // was Customer

    [NinoMember(3)]
    public List<Line> Lines { get; set; } = [];

    [NinoMember(4)]
    public string? Coupon { get; set; }

    [NinoMember(5)]
    public Payment? Payment { get; set; }            // new

    public NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
public class Line
{
    [NinoMember(1)]
    public string Item { get; set; } = "";

#if MISTAKE
    [NinoMember(2)]
    public decimal Count { get; set; }               // was an int
#else
    [NinoMember(2)]
    public int Count { get; set; }

    [NinoMember(3)]
    public decimal Price { get; set; } = 1;          // new
#endif

    public NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
[NinoFallbackType(typeof(OtherPayment))]
public abstract class Payment
{
}

public class OtherPayment : Payment
{
    public NinoUnknownMembers? Rest { get; set; }
}

public class Card : Payment
{
    [NinoMember(1)]
    public string Digits { get; set; } = "";
}

internal static class Release
{
#if MISTAKE
    public static Order Sample() => new();
#else
    public static Order Sample() => new() { Number = 2, Buyer = "Grace", Lines = [new Line { Item = "ink", Count = 1, Price = 4.5m }], Payment = new Card { Digits = "42" } };
#endif

    public static string Show(Order order) => $"order {order.Number} of {order.Buyer}: {string.Join(", ", order.Lines.Select(line => $"{line.Count} {line.Item}"))}, paid by {order.Payment?.GetType().Name ?? "nothing"}";
}
