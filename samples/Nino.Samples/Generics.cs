using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Generics;
using Nino.Samples.Running;

#region serializable
[assembly: NinoSerializable(typeof(LinkedList<Order>))]
#endregion serializable

namespace Nino.Samples.Generics;

#region order
[NinoType]
public sealed record Order(int Id);
#endregion order

#region store
public sealed class Store<TKey>
    where TKey : notnull
{
    private readonly Dictionary<TKey, byte[]> _saved = [];

    public void Put<TValue>(TKey key, TValue value) =>
        _saved[key] = Save(new Dictionary<TKey, TValue> { [key] = value });

    public TValue Get<TValue>(TKey key) =>
        NinoDeserializer.Deserialize<Dictionary<TKey, TValue>>(_saved[key])![key];

    private static byte[] Save<T>(T value) => NinoSerializer.Serialize(value);
}
#endregion store

internal static class GenericsSamples
{
    [Sample]
    public static void Followed() => GeneratedOnly.Run(() =>
    {
        #region call
        var store = new Store<int>();
        store.Put(1, new[] { new Order(5) });   // registers Dictionary<int, Order[]>
        #endregion call

        Check.Sequence([new Order(5)], store.Get<Order[]>(1));
    });

    [Sample]
    public static void Named() => GeneratedOnly.Run(() =>
    {
        object orders = Activator.CreateInstance(typeof(LinkedList<>).MakeGenericType(typeof(Order)))!;
        Check.True(NinoDeserializer.Deserialize(NinoSerializer.Serialize(orders, orders.GetType()), orders.GetType()) is LinkedList<Order>);
    });
}
