using System.Text.Json.Serialization;

namespace Nino.BenchmarkData;

/// <summary>What System.Text.Json has to be told about the derived types.</summary>
[JsonDerivedType(typeof(Prop), 0)]
[JsonDerivedType(typeof(Actor), 1)]
[JsonDerivedType(typeof(Trigger), 2)]
[JsonDerivedType(typeof(Door), 3)]
[JsonDerivedType(typeof(Chest), 4)]
[JsonDerivedType(typeof(Creature), 5)]
[JsonDerivedType(typeof(Vehicle), 6)]
[JsonDerivedType(typeof(Portal), 7)]
[JsonDerivedType(typeof(Beast), 8)]
[JsonDerivedType(typeof(Humanoid), 9)]
[JsonDerivedType(typeof(Boat), 10)]
[JsonDerivedType(typeof(Wolf), 11)]
[JsonDerivedType(typeof(Villager), 12)]
[JsonDerivedType(typeof(Fighter), 13)]
[JsonDerivedType(typeof(Archer), 14)]
[JsonDerivedType(typeof(Knight), 15)]
[JsonDerivedType(typeof(Paladin), 16)]
[JsonDerivedType(typeof(Renegade), 17)]
[JsonDerivedType(typeof(Templar), 18)]
[JsonDerivedType(typeof(GrandMaster), 19)]
public abstract partial class Entity;
