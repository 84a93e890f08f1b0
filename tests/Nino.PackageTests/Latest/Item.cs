using System.Collections.Generic;
using Nino.Core;

namespace Latest;

[NinoType]
public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public Rarity Rarity { get; set; }

    public List<string> Tags { get; set; } = [];

    public Dictionary<int, Position> Places { get; set; } = [];
}
