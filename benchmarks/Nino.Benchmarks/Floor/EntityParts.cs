using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>The members of each class at their offsets, the most basic class first.</summary>
internal static class EntityParts
{
    public const int EntitySize = 4 + 4 + 4;
    public const int PropSize = EntitySize + 2 + 1;
    public const int ActorSize = EntitySize + 8 + 4;
    public const int TriggerSize = EntitySize + 4 + 1;
    public const int DoorSize = PropSize + 1 + 4;
    public const int ChestSize = PropSize + 4 + 8;
    public const int CreatureSize = ActorSize + 4 + 4;
    public const int VehicleSize = ActorSize + 4 + 4;
    public const int PortalSize = TriggerSize + 4 + 4;
    public const int BeastSize = CreatureSize + 2 + 4;
    public const int HumanoidSize = CreatureSize + 4 + 4;
    public const int BoatSize = VehicleSize + 4 + 2;
    public const int WolfSize = BeastSize + 4 + 1;
    public const int VillagerSize = HumanoidSize + 4 + 8;
    public const int FighterSize = HumanoidSize + 4 + 4;
    public const int ArcherSize = FighterSize + 4 + 4;
    public const int KnightSize = FighterSize + 4 + 8;
    public const int PaladinSize = KnightSize + 8 + 4;
    public const int RenegadeSize = KnightSize + 8;
    public const int TemplarSize = PaladinSize + 4 + 8;
    public const int GrandMasterSize = TemplarSize + 8 + 4;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Entity value)
    {
        Raw.Put(ref at, 0, value.Id);
        Raw.Put(ref at, 4, value.X);
        Raw.Put(ref at, 8, value.Y);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Entity value)
    {
        value.Id = Raw.Get<int>(ref at, 0);
        value.X = Raw.Get<float>(ref at, 4);
        value.Y = Raw.Get<float>(ref at, 8);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Prop value)
    {
        Put(ref at, (Entity)value);
        Raw.Put(ref at, EntitySize, value.Model);
        Raw.Put(ref at, EntitySize + 2, value.Layer);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Prop value)
    {
        Get(ref at, (Entity)value);
        value.Model = Raw.Get<short>(ref at, EntitySize);
        value.Layer = Raw.Get<byte>(ref at, EntitySize + 2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Actor value)
    {
        Put(ref at, (Entity)value);
        Raw.Put(ref at, EntitySize, value.Guild);
        Raw.Put(ref at, EntitySize + 8, value.Level);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Actor value)
    {
        Get(ref at, (Entity)value);
        value.Guild = Raw.Get<long>(ref at, EntitySize);
        value.Level = Raw.Get<int>(ref at, EntitySize + 8);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Trigger value)
    {
        Put(ref at, (Entity)value);
        Raw.Put(ref at, EntitySize, value.Radius);
        Raw.Put(ref at, EntitySize + 4, value.Armed);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Trigger value)
    {
        Get(ref at, (Entity)value);
        value.Radius = Raw.Get<float>(ref at, EntitySize);
        value.Armed = Raw.Get<bool>(ref at, EntitySize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Door value)
    {
        Put(ref at, (Prop)value);
        Raw.Put(ref at, PropSize, value.Open);
        Raw.Put(ref at, PropSize + 1, value.Lock);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Door value)
    {
        Get(ref at, (Prop)value);
        value.Open = Raw.Get<bool>(ref at, PropSize);
        value.Lock = Raw.Get<int>(ref at, PropSize + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Chest value)
    {
        Put(ref at, (Prop)value);
        Raw.Put(ref at, PropSize, value.Gold);
        Raw.Put(ref at, PropSize + 4, value.Weight);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Chest value)
    {
        Get(ref at, (Prop)value);
        value.Gold = Raw.Get<int>(ref at, PropSize);
        value.Weight = Raw.Get<double>(ref at, PropSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Creature value)
    {
        Put(ref at, (Actor)value);
        Raw.Put(ref at, ActorSize, value.Health);
        Raw.Put(ref at, ActorSize + 4, value.MaxHealth);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Creature value)
    {
        Get(ref at, (Actor)value);
        value.Health = Raw.Get<int>(ref at, ActorSize);
        value.MaxHealth = Raw.Get<int>(ref at, ActorSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Vehicle value)
    {
        Put(ref at, (Actor)value);
        Raw.Put(ref at, ActorSize, value.Speed);
        Raw.Put(ref at, ActorSize + 4, value.Fuel);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Vehicle value)
    {
        Get(ref at, (Actor)value);
        value.Speed = Raw.Get<float>(ref at, ActorSize);
        value.Fuel = Raw.Get<float>(ref at, ActorSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Portal value)
    {
        Put(ref at, (Trigger)value);
        Raw.Put(ref at, TriggerSize, value.Target);
        Raw.Put(ref at, TriggerSize + 4, value.Heading);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Portal value)
    {
        Get(ref at, (Trigger)value);
        value.Target = Raw.Get<int>(ref at, TriggerSize);
        value.Heading = Raw.Get<float>(ref at, TriggerSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Beast value)
    {
        Put(ref at, (Creature)value);
        Raw.Put(ref at, CreatureSize, value.Rage);
        Raw.Put(ref at, CreatureSize + 2, value.Bite);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Beast value)
    {
        Get(ref at, (Creature)value);
        value.Rage = Raw.Get<short>(ref at, CreatureSize);
        value.Bite = Raw.Get<float>(ref at, CreatureSize + 2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Humanoid value)
    {
        Put(ref at, (Creature)value);
        Raw.Put(ref at, CreatureSize, value.Strength);
        Raw.Put(ref at, CreatureSize + 4, value.Wit);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Humanoid value)
    {
        Get(ref at, (Creature)value);
        value.Strength = Raw.Get<int>(ref at, CreatureSize);
        value.Wit = Raw.Get<int>(ref at, CreatureSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Boat value)
    {
        Put(ref at, (Vehicle)value);
        Raw.Put(ref at, VehicleSize, value.Draft);
        Raw.Put(ref at, VehicleSize + 4, value.Crew);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Boat value)
    {
        Get(ref at, (Vehicle)value);
        value.Draft = Raw.Get<float>(ref at, VehicleSize);
        value.Crew = Raw.Get<short>(ref at, VehicleSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Wolf value)
    {
        Put(ref at, (Beast)value);
        Raw.Put(ref at, BeastSize, value.Pack);
        Raw.Put(ref at, BeastSize + 4, value.Alpha);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Wolf value)
    {
        Get(ref at, (Beast)value);
        value.Pack = Raw.Get<int>(ref at, BeastSize);
        value.Alpha = Raw.Get<bool>(ref at, BeastSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Villager value)
    {
        Put(ref at, (Humanoid)value);
        Raw.Put(ref at, HumanoidSize, value.Trade);
        Raw.Put(ref at, HumanoidSize + 4, value.Mood);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Villager value)
    {
        Get(ref at, (Humanoid)value);
        value.Trade = Raw.Get<int>(ref at, HumanoidSize);
        value.Mood = Raw.Get<double>(ref at, HumanoidSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Fighter value)
    {
        Put(ref at, (Humanoid)value);
        Raw.Put(ref at, HumanoidSize, value.Attack);
        Raw.Put(ref at, HumanoidSize + 4, value.Armor);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Fighter value)
    {
        Get(ref at, (Humanoid)value);
        value.Attack = Raw.Get<float>(ref at, HumanoidSize);
        value.Armor = Raw.Get<float>(ref at, HumanoidSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Archer value)
    {
        Put(ref at, (Fighter)value);
        Raw.Put(ref at, FighterSize, value.Arrows);
        Raw.Put(ref at, FighterSize + 4, value.Range);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Archer value)
    {
        Get(ref at, (Fighter)value);
        value.Arrows = Raw.Get<int>(ref at, FighterSize);
        value.Range = Raw.Get<float>(ref at, FighterSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Knight value)
    {
        Put(ref at, (Fighter)value);
        Raw.Put(ref at, FighterSize, value.Oath);
        Raw.Put(ref at, FighterSize + 4, value.Honor);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Knight value)
    {
        Get(ref at, (Fighter)value);
        value.Oath = Raw.Get<int>(ref at, FighterSize);
        value.Honor = Raw.Get<double>(ref at, FighterSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Paladin value)
    {
        Put(ref at, (Knight)value);
        Raw.Put(ref at, KnightSize, value.Faith);
        Raw.Put(ref at, KnightSize + 8, value.Aura);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Paladin value)
    {
        Get(ref at, (Knight)value);
        value.Faith = Raw.Get<long>(ref at, KnightSize);
        value.Aura = Raw.Get<float>(ref at, KnightSize + 8);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Renegade value)
    {
        Put(ref at, (Knight)value);
        Raw.Put(ref at, KnightSize, value.Curse);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Renegade value)
    {
        Get(ref at, (Knight)value);
        value.Curse = Raw.Get<long>(ref at, KnightSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, Templar value)
    {
        Put(ref at, (Paladin)value);
        Raw.Put(ref at, PaladinSize, value.Vows);
        Raw.Put(ref at, PaladinSize + 4, value.Zeal);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, Templar value)
    {
        Get(ref at, (Paladin)value);
        value.Vows = Raw.Get<int>(ref at, PaladinSize);
        value.Zeal = Raw.Get<double>(ref at, PaladinSize + 4);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte at, GrandMaster value)
    {
        Put(ref at, (Templar)value);
        Raw.Put(ref at, TemplarSize, value.Seal);
        Raw.Put(ref at, TemplarSize + 8, value.Followers);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Get(ref byte at, GrandMaster value)
    {
        Get(ref at, (Templar)value);
        value.Seal = Raw.Get<long>(ref at, TemplarSize);
        value.Followers = Raw.Get<int>(ref at, TemplarSize + 8);
    }
}
