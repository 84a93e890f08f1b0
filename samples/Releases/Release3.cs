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
    public string Buyer { get; set; } = "";

    [NinoMember(3)]
    public List<OrderLine> Lines { get; set; } = [];

    // Coupon, which had number 4, is gone.
#if MISTAKE
    [NinoMember(4)]
    public int Points { get; set; }                  // takes the number of Coupon
#endif

    [NinoMember(6)]
    public string? Note { get; set; }                // new

    [NinoMember(5)]
    public Payment? Payment { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
[NinoFormerName("Shop.Line")]
public class OrderLine                               // was Line
{
    [NinoMember(1)]
    public string Item { get; set; } = "";

    [NinoMember(2)]
    public int Count { get; set; }

    [NinoMember(3)]
    public decimal Price { get; set; } = 1;
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

public class Transfer : Payment                      // new
{
    [NinoMember(1)]
    public string Account { get; set; } = "";
}

internal static class Release
{
    public static Order Sample() => new() { Number = 3, Buyer = "Edsger", Note = "gift", Lines = [new OrderLine { Item = "pad", Count = 2, Price = 9 }], Payment = new Transfer { Account = "NL01" } };

    public static string Show(Order order) => $"order {order.Number} of {order.Buyer}: {order.Lines.Sum(line => line.Count * line.Price)} for {string.Join(", ", order.Lines.Select(line => $"{line.Count} {line.Item}"))}, paid by {order.Payment?.GetType().Name ?? "nothing"}{(order.Note is null ? "" : $" ({order.Note})")}";
}
