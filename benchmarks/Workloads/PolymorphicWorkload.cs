using System;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly PolymorphicWorkload Polymorphic = Add(new PolymorphicWorkload());
}

/// <summary>A thousand objects of twenty classes, at every level of a hierarchy eight deep, under one abstract base.</summary>
public sealed class PolymorphicWorkload : Workload<Entity[]>
{
    private static readonly Func<Entity>[] Factories =
    {
        static () => new Prop(),
        static () => new Actor(),
        static () => new Trigger(),
        static () => new Door(),
        static () => new Chest(),
        static () => new Creature(),
        static () => new Vehicle(),
        static () => new Portal(),
        static () => new Beast(),
        static () => new Humanoid(),
        static () => new Boat(),
        static () => new Wolf(),
        static () => new Villager(),
        static () => new Fighter(),
        static () => new Archer(),
        static () => new Knight(),
        static () => new Paladin(),
        static () => new Renegade(),
        static () => new Templar(),
        static () => new GrandMaster(),
    };

    public PolymorphicWorkload()
        : base("Polymorphic", 60)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override Entity[] Create()
    {
        Random random = new Random(2029);
        Entity[] entities = new Entity[1000];
        for (int i = 0; i < entities.Length; i++)
        {
            entities[i] = Factories[random.Next(Factories.Length)]();
            Fill(entities[i], random);
        }

        return entities;
    }
    #endregion create

    public override string? Difference(Entity[] expected, Entity[] actual) => Differ.Sequence(expected, actual, Compare);

    private static void Fill(Entity entity, Random random)
    {
        entity.Id = random.Next();
        entity.X = (float)random.NextDouble();
        entity.Y = (float)random.NextDouble();

        if (entity is Prop prop)
        {
            prop.Model = (short)random.Next();
            prop.Layer = (byte)random.Next();
        }

        if (entity is Actor actor)
        {
            actor.Guild = random.Next() * 4294967291L;
            actor.Level = random.Next();
        }

        if (entity is Trigger trigger)
        {
            trigger.Radius = (float)random.NextDouble();
            trigger.Armed = random.Next(2) == 1;
        }

        if (entity is Door door)
        {
            door.Open = random.Next(2) == 1;
            door.Lock = random.Next();
        }

        if (entity is Chest chest)
        {
            chest.Gold = random.Next();
            chest.Weight = random.NextDouble();
        }

        if (entity is Creature creature)
        {
            creature.Health = random.Next();
            creature.MaxHealth = random.Next();
        }

        if (entity is Vehicle vehicle)
        {
            vehicle.Speed = (float)random.NextDouble();
            vehicle.Fuel = (float)random.NextDouble();
        }

        if (entity is Portal portal)
        {
            portal.Target = random.Next();
            portal.Heading = (float)random.NextDouble();
        }

        if (entity is Beast beast)
        {
            beast.Rage = (short)random.Next();
            beast.Bite = (float)random.NextDouble();
        }

        if (entity is Humanoid humanoid)
        {
            humanoid.Strength = random.Next();
            humanoid.Wit = random.Next();
        }

        if (entity is Boat boat)
        {
            boat.Draft = (float)random.NextDouble();
            boat.Crew = (short)random.Next();
        }

        if (entity is Wolf wolf)
        {
            wolf.Pack = random.Next();
            wolf.Alpha = random.Next(2) == 1;
        }

        if (entity is Villager villager)
        {
            villager.Trade = random.Next();
            villager.Mood = random.NextDouble();
        }

        if (entity is Fighter fighter)
        {
            fighter.Attack = (float)random.NextDouble();
            fighter.Armor = (float)random.NextDouble();
        }

        if (entity is Archer archer)
        {
            archer.Arrows = random.Next();
            archer.Range = (float)random.NextDouble();
        }

        if (entity is Knight knight)
        {
            knight.Oath = random.Next();
            knight.Honor = random.NextDouble();
        }

        if (entity is Paladin paladin)
        {
            paladin.Faith = random.Next() * 4294967291L;
            paladin.Aura = (float)random.NextDouble();
        }

        if (entity is Renegade renegade)
        {
            renegade.Curse = random.Next() * 4294967291L;
        }

        if (entity is Templar templar)
        {
            templar.Vows = random.Next();
            templar.Zeal = random.NextDouble();
        }

        if (entity is GrandMaster grandMaster)
        {
            grandMaster.Seal = random.Next() * 4294967291L;
            grandMaster.Followers = random.Next();
        }
    }

    private static string? Compare(Entity expected, Entity actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.Id), Differ.Value(e.Id, a.Id))
        ?? Differ.Member(nameof(e.X), Differ.Value(e.X, a.X))
        ?? Differ.Member(nameof(e.Y), Differ.Value(e.Y, a.Y))
        ?? Differ.Member(nameof(Prop.Model), Differ.Value((e as Prop)?.Model, (a as Prop)?.Model))
        ?? Differ.Member(nameof(Prop.Layer), Differ.Value((e as Prop)?.Layer, (a as Prop)?.Layer))
        ?? Differ.Member(nameof(Actor.Guild), Differ.Value((e as Actor)?.Guild, (a as Actor)?.Guild))
        ?? Differ.Member(nameof(Actor.Level), Differ.Value((e as Actor)?.Level, (a as Actor)?.Level))
        ?? Differ.Member(nameof(Trigger.Radius), Differ.Value((e as Trigger)?.Radius, (a as Trigger)?.Radius))
        ?? Differ.Member(nameof(Trigger.Armed), Differ.Value((e as Trigger)?.Armed, (a as Trigger)?.Armed))
        ?? Differ.Member(nameof(Door.Open), Differ.Value((e as Door)?.Open, (a as Door)?.Open))
        ?? Differ.Member(nameof(Door.Lock), Differ.Value((e as Door)?.Lock, (a as Door)?.Lock))
        ?? Differ.Member(nameof(Chest.Gold), Differ.Value((e as Chest)?.Gold, (a as Chest)?.Gold))
        ?? Differ.Member(nameof(Chest.Weight), Differ.Value((e as Chest)?.Weight, (a as Chest)?.Weight))
        ?? Differ.Member(nameof(Creature.Health), Differ.Value((e as Creature)?.Health, (a as Creature)?.Health))
        ?? Differ.Member(nameof(Creature.MaxHealth), Differ.Value((e as Creature)?.MaxHealth, (a as Creature)?.MaxHealth))
        ?? Differ.Member(nameof(Vehicle.Speed), Differ.Value((e as Vehicle)?.Speed, (a as Vehicle)?.Speed))
        ?? Differ.Member(nameof(Vehicle.Fuel), Differ.Value((e as Vehicle)?.Fuel, (a as Vehicle)?.Fuel))
        ?? Differ.Member(nameof(Portal.Target), Differ.Value((e as Portal)?.Target, (a as Portal)?.Target))
        ?? Differ.Member(nameof(Portal.Heading), Differ.Value((e as Portal)?.Heading, (a as Portal)?.Heading))
        ?? Differ.Member(nameof(Beast.Rage), Differ.Value((e as Beast)?.Rage, (a as Beast)?.Rage))
        ?? Differ.Member(nameof(Beast.Bite), Differ.Value((e as Beast)?.Bite, (a as Beast)?.Bite))
        ?? Differ.Member(nameof(Humanoid.Strength), Differ.Value((e as Humanoid)?.Strength, (a as Humanoid)?.Strength))
        ?? Differ.Member(nameof(Humanoid.Wit), Differ.Value((e as Humanoid)?.Wit, (a as Humanoid)?.Wit))
        ?? Differ.Member(nameof(Boat.Draft), Differ.Value((e as Boat)?.Draft, (a as Boat)?.Draft))
        ?? Differ.Member(nameof(Boat.Crew), Differ.Value((e as Boat)?.Crew, (a as Boat)?.Crew))
        ?? Differ.Member(nameof(Wolf.Pack), Differ.Value((e as Wolf)?.Pack, (a as Wolf)?.Pack))
        ?? Differ.Member(nameof(Wolf.Alpha), Differ.Value((e as Wolf)?.Alpha, (a as Wolf)?.Alpha))
        ?? Differ.Member(nameof(Villager.Trade), Differ.Value((e as Villager)?.Trade, (a as Villager)?.Trade))
        ?? Differ.Member(nameof(Villager.Mood), Differ.Value((e as Villager)?.Mood, (a as Villager)?.Mood))
        ?? Differ.Member(nameof(Fighter.Attack), Differ.Value((e as Fighter)?.Attack, (a as Fighter)?.Attack))
        ?? Differ.Member(nameof(Fighter.Armor), Differ.Value((e as Fighter)?.Armor, (a as Fighter)?.Armor))
        ?? Differ.Member(nameof(Archer.Arrows), Differ.Value((e as Archer)?.Arrows, (a as Archer)?.Arrows))
        ?? Differ.Member(nameof(Archer.Range), Differ.Value((e as Archer)?.Range, (a as Archer)?.Range))
        ?? Differ.Member(nameof(Knight.Oath), Differ.Value((e as Knight)?.Oath, (a as Knight)?.Oath))
        ?? Differ.Member(nameof(Knight.Honor), Differ.Value((e as Knight)?.Honor, (a as Knight)?.Honor))
        ?? Differ.Member(nameof(Paladin.Faith), Differ.Value((e as Paladin)?.Faith, (a as Paladin)?.Faith))
        ?? Differ.Member(nameof(Paladin.Aura), Differ.Value((e as Paladin)?.Aura, (a as Paladin)?.Aura))
        ?? Differ.Member(nameof(Renegade.Curse), Differ.Value((e as Renegade)?.Curse, (a as Renegade)?.Curse))
        ?? Differ.Member(nameof(Templar.Vows), Differ.Value((e as Templar)?.Vows, (a as Templar)?.Vows))
        ?? Differ.Member(nameof(Templar.Zeal), Differ.Value((e as Templar)?.Zeal, (a as Templar)?.Zeal))
        ?? Differ.Member(nameof(GrandMaster.Seal), Differ.Value((e as GrandMaster)?.Seal, (a as GrandMaster)?.Seal))
        ?? Differ.Member(nameof(GrandMaster.Followers), Differ.Value((e as GrandMaster)?.Followers, (a as GrandMaster)?.Followers)));
}
