using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Callbacks;

#region types
[NinoType]
public class Inventory : INinoOnSerializing, INinoOnDeserialized
{
    private Dictionary<int, Item> _byId = [];

    public List<Item> Items { get; set; } = [];

    public void Add(Item item) => _byId[item.Id] = item;

    public Item Find(int id) => _byId[id];

    public void OnSerializing() => Items = [.. _byId.Values];

    public void OnDeserialized() => _byId = Items.ToDictionary(item => item.Id);
}

[NinoType]
public record Item(int Id, string Name);
#endregion types

internal static class CallbacksSamples
{
    [Sample]
    public static void RoundTrip()
    {
        #region calls
        var inventory = new Inventory();
        inventory.Add(new Item(3, "lamp"));

        byte[] bytes = NinoSerializer.Serialize(inventory);
        Inventory copy = NinoDeserializer.Deserialize<Inventory>(bytes)!;
        Item lamp = copy.Find(3);
        #endregion calls

        Check.Equal("lamp", lamp.Name);
    }
}
