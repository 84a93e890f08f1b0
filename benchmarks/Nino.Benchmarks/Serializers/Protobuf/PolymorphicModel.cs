using System;
using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

/// <summary>Inheritance as protobuf has it: a oneof with a message for each class.</summary>
internal readonly struct PolymorphicModel : IProtobufModel<Entity[], EntitiesMessage>
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

    private static Entity FromMessage(EntityMessage message) => message.ValueCase switch
    {
        EntityMessage.ValueOneofCase.Prop => new Prop
        {
            Id = message.Prop.Id,
            X = message.Prop.X,
            Y = message.Prop.Y,
            Model = (short)message.Prop.Model,
            Layer = (byte)message.Prop.Layer,
        },
        EntityMessage.ValueOneofCase.Actor => new Actor
        {
            Id = message.Actor.Id,
            X = message.Actor.X,
            Y = message.Actor.Y,
            Guild = message.Actor.Guild,
            Level = message.Actor.Level,
        },
        EntityMessage.ValueOneofCase.Trigger => new Trigger
        {
            Id = message.Trigger.Id,
            X = message.Trigger.X,
            Y = message.Trigger.Y,
            Radius = message.Trigger.Radius,
            Armed = message.Trigger.Armed,
        },
        EntityMessage.ValueOneofCase.Door => new Door
        {
            Id = message.Door.Id,
            X = message.Door.X,
            Y = message.Door.Y,
            Model = (short)message.Door.Model,
            Layer = (byte)message.Door.Layer,
            Open = message.Door.Open,
            Lock = message.Door.Lock,
        },
        EntityMessage.ValueOneofCase.Chest => new Chest
        {
            Id = message.Chest.Id,
            X = message.Chest.X,
            Y = message.Chest.Y,
            Model = (short)message.Chest.Model,
            Layer = (byte)message.Chest.Layer,
            Gold = message.Chest.Gold,
            Weight = message.Chest.Weight,
        },
        EntityMessage.ValueOneofCase.Creature => new Creature
        {
            Id = message.Creature.Id,
            X = message.Creature.X,
            Y = message.Creature.Y,
            Guild = message.Creature.Guild,
            Level = message.Creature.Level,
            Health = message.Creature.Health,
            MaxHealth = message.Creature.MaxHealth,
        },
        EntityMessage.ValueOneofCase.Vehicle => new Vehicle
        {
            Id = message.Vehicle.Id,
            X = message.Vehicle.X,
            Y = message.Vehicle.Y,
            Guild = message.Vehicle.Guild,
            Level = message.Vehicle.Level,
            Speed = message.Vehicle.Speed,
            Fuel = message.Vehicle.Fuel,
        },
        EntityMessage.ValueOneofCase.Portal => new Portal
        {
            Id = message.Portal.Id,
            X = message.Portal.X,
            Y = message.Portal.Y,
            Radius = message.Portal.Radius,
            Armed = message.Portal.Armed,
            Target = message.Portal.Target,
            Heading = message.Portal.Heading,
        },
        EntityMessage.ValueOneofCase.Beast => new Beast
        {
            Id = message.Beast.Id,
            X = message.Beast.X,
            Y = message.Beast.Y,
            Guild = message.Beast.Guild,
            Level = message.Beast.Level,
            Health = message.Beast.Health,
            MaxHealth = message.Beast.MaxHealth,
            Rage = (short)message.Beast.Rage,
            Bite = message.Beast.Bite,
        },
        EntityMessage.ValueOneofCase.Humanoid => new Humanoid
        {
            Id = message.Humanoid.Id,
            X = message.Humanoid.X,
            Y = message.Humanoid.Y,
            Guild = message.Humanoid.Guild,
            Level = message.Humanoid.Level,
            Health = message.Humanoid.Health,
            MaxHealth = message.Humanoid.MaxHealth,
            Strength = message.Humanoid.Strength,
            Wit = message.Humanoid.Wit,
        },
        EntityMessage.ValueOneofCase.Boat => new Boat
        {
            Id = message.Boat.Id,
            X = message.Boat.X,
            Y = message.Boat.Y,
            Guild = message.Boat.Guild,
            Level = message.Boat.Level,
            Speed = message.Boat.Speed,
            Fuel = message.Boat.Fuel,
            Draft = message.Boat.Draft,
            Crew = (short)message.Boat.Crew,
        },
        EntityMessage.ValueOneofCase.Wolf => new Wolf
        {
            Id = message.Wolf.Id,
            X = message.Wolf.X,
            Y = message.Wolf.Y,
            Guild = message.Wolf.Guild,
            Level = message.Wolf.Level,
            Health = message.Wolf.Health,
            MaxHealth = message.Wolf.MaxHealth,
            Rage = (short)message.Wolf.Rage,
            Bite = message.Wolf.Bite,
            Pack = message.Wolf.Pack,
            Alpha = message.Wolf.Alpha,
        },
        EntityMessage.ValueOneofCase.Villager => new Villager
        {
            Id = message.Villager.Id,
            X = message.Villager.X,
            Y = message.Villager.Y,
            Guild = message.Villager.Guild,
            Level = message.Villager.Level,
            Health = message.Villager.Health,
            MaxHealth = message.Villager.MaxHealth,
            Strength = message.Villager.Strength,
            Wit = message.Villager.Wit,
            Trade = message.Villager.Trade,
            Mood = message.Villager.Mood,
        },
        EntityMessage.ValueOneofCase.Fighter => new Fighter
        {
            Id = message.Fighter.Id,
            X = message.Fighter.X,
            Y = message.Fighter.Y,
            Guild = message.Fighter.Guild,
            Level = message.Fighter.Level,
            Health = message.Fighter.Health,
            MaxHealth = message.Fighter.MaxHealth,
            Strength = message.Fighter.Strength,
            Wit = message.Fighter.Wit,
            Attack = message.Fighter.Attack,
            Armor = message.Fighter.Armor,
        },
        EntityMessage.ValueOneofCase.Archer => new Archer
        {
            Id = message.Archer.Id,
            X = message.Archer.X,
            Y = message.Archer.Y,
            Guild = message.Archer.Guild,
            Level = message.Archer.Level,
            Health = message.Archer.Health,
            MaxHealth = message.Archer.MaxHealth,
            Strength = message.Archer.Strength,
            Wit = message.Archer.Wit,
            Attack = message.Archer.Attack,
            Armor = message.Archer.Armor,
            Arrows = message.Archer.Arrows,
            Range = message.Archer.Range,
        },
        EntityMessage.ValueOneofCase.Knight => new Knight
        {
            Id = message.Knight.Id,
            X = message.Knight.X,
            Y = message.Knight.Y,
            Guild = message.Knight.Guild,
            Level = message.Knight.Level,
            Health = message.Knight.Health,
            MaxHealth = message.Knight.MaxHealth,
            Strength = message.Knight.Strength,
            Wit = message.Knight.Wit,
            Attack = message.Knight.Attack,
            Armor = message.Knight.Armor,
            Oath = message.Knight.Oath,
            Honor = message.Knight.Honor,
        },
        EntityMessage.ValueOneofCase.Paladin => new Paladin
        {
            Id = message.Paladin.Id,
            X = message.Paladin.X,
            Y = message.Paladin.Y,
            Guild = message.Paladin.Guild,
            Level = message.Paladin.Level,
            Health = message.Paladin.Health,
            MaxHealth = message.Paladin.MaxHealth,
            Strength = message.Paladin.Strength,
            Wit = message.Paladin.Wit,
            Attack = message.Paladin.Attack,
            Armor = message.Paladin.Armor,
            Oath = message.Paladin.Oath,
            Honor = message.Paladin.Honor,
            Faith = message.Paladin.Faith,
            Aura = message.Paladin.Aura,
        },
        EntityMessage.ValueOneofCase.Renegade => new Renegade
        {
            Id = message.Renegade.Id,
            X = message.Renegade.X,
            Y = message.Renegade.Y,
            Guild = message.Renegade.Guild,
            Level = message.Renegade.Level,
            Health = message.Renegade.Health,
            MaxHealth = message.Renegade.MaxHealth,
            Strength = message.Renegade.Strength,
            Wit = message.Renegade.Wit,
            Attack = message.Renegade.Attack,
            Armor = message.Renegade.Armor,
            Oath = message.Renegade.Oath,
            Honor = message.Renegade.Honor,
            Curse = message.Renegade.Curse,
        },
        EntityMessage.ValueOneofCase.Templar => new Templar
        {
            Id = message.Templar.Id,
            X = message.Templar.X,
            Y = message.Templar.Y,
            Guild = message.Templar.Guild,
            Level = message.Templar.Level,
            Health = message.Templar.Health,
            MaxHealth = message.Templar.MaxHealth,
            Strength = message.Templar.Strength,
            Wit = message.Templar.Wit,
            Attack = message.Templar.Attack,
            Armor = message.Templar.Armor,
            Oath = message.Templar.Oath,
            Honor = message.Templar.Honor,
            Faith = message.Templar.Faith,
            Aura = message.Templar.Aura,
            Vows = message.Templar.Vows,
            Zeal = message.Templar.Zeal,
        },
        EntityMessage.ValueOneofCase.GrandMaster => new GrandMaster
        {
            Id = message.GrandMaster.Id,
            X = message.GrandMaster.X,
            Y = message.GrandMaster.Y,
            Guild = message.GrandMaster.Guild,
            Level = message.GrandMaster.Level,
            Health = message.GrandMaster.Health,
            MaxHealth = message.GrandMaster.MaxHealth,
            Strength = message.GrandMaster.Strength,
            Wit = message.GrandMaster.Wit,
            Attack = message.GrandMaster.Attack,
            Armor = message.GrandMaster.Armor,
            Oath = message.GrandMaster.Oath,
            Honor = message.GrandMaster.Honor,
            Faith = message.GrandMaster.Faith,
            Aura = message.GrandMaster.Aura,
            Vows = message.GrandMaster.Vows,
            Zeal = message.GrandMaster.Zeal,
            Seal = message.GrandMaster.Seal,
            Followers = message.GrandMaster.Followers,
        },
        _ => throw new ArgumentException(message.ValueCase.ToString()),
    };
}
