using System;
using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

/// <summary>Inheritance as protobuf has it: a oneof with a message for each class.</summary>
internal readonly partial struct PolymorphicModel : IProtobufModel<Entity[], EntitiesMessage>
{
    public EntitiesMessage ToModel(Entity[] value) => new() { Items = { value.Select(ToMessage) } };

    public Entity[] FromModel(EntitiesMessage model) => [.. model.Items.Select(FromMessage)];

    public byte[] Write(EntitiesMessage model) => model.ToByteArray();

    public EntitiesMessage Read(byte[] bytes) => EntitiesMessage.Parser.ParseFrom(bytes);

    // The most derived classes come first.
    private static EntityMessage ToMessage(Entity entity) => entity switch
    {
        GrandMaster e => new EntityMessage
        {
            GrandMaster = new GrandMasterMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Oath = e.Oath,
                Honor = e.Honor,
                Faith = e.Faith,
                Aura = e.Aura,
                Vows = e.Vows,
                Zeal = e.Zeal,
                Seal = e.Seal,
                Followers = e.Followers,
            },
        },
        Templar e => new EntityMessage
        {
            Templar = new TemplarMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Oath = e.Oath,
                Honor = e.Honor,
                Faith = e.Faith,
                Aura = e.Aura,
                Vows = e.Vows,
                Zeal = e.Zeal,
            },
        },
        Paladin e => new EntityMessage
        {
            Paladin = new PaladinMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Oath = e.Oath,
                Honor = e.Honor,
                Faith = e.Faith,
                Aura = e.Aura,
            },
        },
        Renegade e => new EntityMessage
        {
            Renegade = new RenegadeMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Oath = e.Oath,
                Honor = e.Honor,
                Curse = e.Curse,
            },
        },
        Archer e => new EntityMessage
        {
            Archer = new ArcherMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Arrows = e.Arrows,
                Range = e.Range,
            },
        },
        Knight e => new EntityMessage
        {
            Knight = new KnightMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
                Oath = e.Oath,
                Honor = e.Honor,
            },
        },
        Wolf e => new EntityMessage
        {
            Wolf = new WolfMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Rage = e.Rage,
                Bite = e.Bite,
                Pack = e.Pack,
                Alpha = e.Alpha,
            },
        },
        Villager e => new EntityMessage
        {
            Villager = new VillagerMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Trade = e.Trade,
                Mood = e.Mood,
            },
        },
        Fighter e => new EntityMessage
        {
            Fighter = new FighterMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
                Attack = e.Attack,
                Armor = e.Armor,
            },
        },
        Beast e => new EntityMessage
        {
            Beast = new BeastMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Rage = e.Rage,
                Bite = e.Bite,
            },
        },
        Humanoid e => new EntityMessage
        {
            Humanoid = new HumanoidMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
                Strength = e.Strength,
                Wit = e.Wit,
            },
        },
        Boat e => new EntityMessage
        {
            Boat = new BoatMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Speed = e.Speed,
                Fuel = e.Fuel,
                Draft = e.Draft,
                Crew = e.Crew,
            },
        },
        Door e => new EntityMessage
        {
            Door = new DoorMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Model = e.Model,
                Layer = e.Layer,
                Open = e.Open,
                Lock = e.Lock,
            },
        },
        Chest e => new EntityMessage
        {
            Chest = new ChestMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Model = e.Model,
                Layer = e.Layer,
                Gold = e.Gold,
                Weight = e.Weight,
            },
        },
        Creature e => new EntityMessage
        {
            Creature = new CreatureMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Health = e.Health,
                MaxHealth = e.MaxHealth,
            },
        },
        Vehicle e => new EntityMessage
        {
            Vehicle = new VehicleMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
                Speed = e.Speed,
                Fuel = e.Fuel,
            },
        },
        Portal e => new EntityMessage
        {
            Portal = new PortalMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Radius = e.Radius,
                Armed = e.Armed,
                Target = e.Target,
                Heading = e.Heading,
            },
        },
        Prop e => new EntityMessage
        {
            Prop = new PropMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Model = e.Model,
                Layer = e.Layer,
            },
        },
        Actor e => new EntityMessage
        {
            Actor = new ActorMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Guild = e.Guild,
                Level = e.Level,
            },
        },
        Trigger e => new EntityMessage
        {
            Trigger = new TriggerMessage
            {
                Id = e.Id,
                X = e.X,
                Y = e.Y,
                Radius = e.Radius,
                Armed = e.Armed,
            },
        },
        _ => throw new ArgumentException(entity.GetType().Name),
    };
}
