using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

/// <summary>The abstract base of twenty classes in a hierarchy eight deep.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
[ProtoInclude(10, typeof(Prop))]
[ProtoInclude(11, typeof(Actor))]
[ProtoInclude(12, typeof(Trigger))]
[MemoryPackUnion(0, typeof(Prop))]
[MemoryPackUnion(1, typeof(Actor))]
[MemoryPackUnion(2, typeof(Trigger))]
[MemoryPackUnion(3, typeof(Door))]
[MemoryPackUnion(4, typeof(Chest))]
[MemoryPackUnion(5, typeof(Creature))]
[MemoryPackUnion(6, typeof(Vehicle))]
[MemoryPackUnion(7, typeof(Portal))]
[MemoryPackUnion(8, typeof(Beast))]
[MemoryPackUnion(9, typeof(Humanoid))]
[MemoryPackUnion(10, typeof(Boat))]
[MemoryPackUnion(11, typeof(Wolf))]
[MemoryPackUnion(12, typeof(Villager))]
[MemoryPackUnion(13, typeof(Fighter))]
[MemoryPackUnion(14, typeof(Archer))]
[MemoryPackUnion(15, typeof(Knight))]
[MemoryPackUnion(16, typeof(Paladin))]
[MemoryPackUnion(17, typeof(Renegade))]
[MemoryPackUnion(18, typeof(Templar))]
[MemoryPackUnion(19, typeof(GrandMaster))]
[Union(0, typeof(Prop))]
[Union(1, typeof(Actor))]
[Union(2, typeof(Trigger))]
[Union(3, typeof(Door))]
[Union(4, typeof(Chest))]
[Union(5, typeof(Creature))]
[Union(6, typeof(Vehicle))]
[Union(7, typeof(Portal))]
[Union(8, typeof(Beast))]
[Union(9, typeof(Humanoid))]
[Union(10, typeof(Boat))]
[Union(11, typeof(Wolf))]
[Union(12, typeof(Villager))]
[Union(13, typeof(Fighter))]
[Union(14, typeof(Archer))]
[Union(15, typeof(Knight))]
[Union(16, typeof(Paladin))]
[Union(17, typeof(Renegade))]
[Union(18, typeof(Templar))]
[Union(19, typeof(GrandMaster))]
[KnownType(typeof(Prop))]
[KnownType(typeof(Actor))]
[KnownType(typeof(Trigger))]
[KnownType(typeof(Door))]
[KnownType(typeof(Chest))]
[KnownType(typeof(Creature))]
[KnownType(typeof(Vehicle))]
[KnownType(typeof(Portal))]
[KnownType(typeof(Beast))]
[KnownType(typeof(Humanoid))]
[KnownType(typeof(Boat))]
[KnownType(typeof(Wolf))]
[KnownType(typeof(Villager))]
[KnownType(typeof(Fighter))]
[KnownType(typeof(Archer))]
[KnownType(typeof(Knight))]
[KnownType(typeof(Paladin))]
[KnownType(typeof(Renegade))]
[KnownType(typeof(Templar))]
[KnownType(typeof(GrandMaster))]
public abstract partial class Entity
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int Id;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public float X;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public float Y;
}
