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
    public string Customer { get; set; } = "";

    [NinoMember(3)]
    public List<Line> Lines { get; set; } = [];

    [NinoMember(4)]
    public string? Coupon { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
public class Line
{
    [NinoMember(1)]
    public string Item { get; set; } = "";

    [NinoMember(2)]
    public int Count { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

internal static class Release
{
    public static Order Sample() => new() { Number = 1, Customer = "Ada", Coupon = "SPRING", Lines = [new Line { Item = "pen", Count = 3 }] };

    public static string Show(Order order) => $"order {order.Number} of {order.Customer}: {string.Join(", ", order.Lines.Select(line => $"{line.Count} {line.Item}"))}";
}
