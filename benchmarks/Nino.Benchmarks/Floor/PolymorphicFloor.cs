using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>Dispatch is a perfect hash over the method table when writing, a switch on a dense number in both directions.</summary>
internal readonly struct PolymorphicFloor : IFloor<Entity[]>
{
    private const int Types = 20;

    public byte[] Write(Entity[] model)
    {
        ref byte start = ref Raw.Scratch;
        return Raw.ToArray(ref start, ref WriteAt(ref start, model));
    }

    public ref byte WriteAt(ref byte at, Entity[] model)
    {
        at = ref Raw.PutVarint(ref at, model.Length + 1);

        // The head that each type has in this message; 0 where it has not occurred.
        Span<byte> heads = stackalloc byte[Types];
        heads.Clear();
        byte next = TypeId.Seen;
        foreach (Entity entity in model)
        {
            int number = EntityTypes.NumberOf(entity);
            ref byte head = ref Unsafe.Add(ref heads[0], number);
            if (head == 0)
            {
                head = next++;
                at = TypeId.New;
                Raw.Put(ref at, 1, EntityTypes.Ids[number]);
                at = ref Raw.Put(ref Unsafe.Add(ref at, 5), EntityTypes.Heads[number]);
            }
            else
            {
                at = ref Raw.Put(ref at, head);
            }

            switch (number)
            {
                case 0:
                    EntityParts.Put(ref at, Unsafe.As<Prop>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.PropSize);
                    break;
                case 1:
                    EntityParts.Put(ref at, Unsafe.As<Actor>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.ActorSize);
                    break;
                case 2:
                    EntityParts.Put(ref at, Unsafe.As<Trigger>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.TriggerSize);
                    break;
                case 3:
                    EntityParts.Put(ref at, Unsafe.As<Door>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.DoorSize);
                    break;
                case 4:
                    EntityParts.Put(ref at, Unsafe.As<Chest>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.ChestSize);
                    break;
                case 5:
                    EntityParts.Put(ref at, Unsafe.As<Creature>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.CreatureSize);
                    break;
                case 6:
                    EntityParts.Put(ref at, Unsafe.As<Vehicle>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.VehicleSize);
                    break;
                case 7:
                    EntityParts.Put(ref at, Unsafe.As<Portal>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.PortalSize);
                    break;
                case 8:
                    EntityParts.Put(ref at, Unsafe.As<Beast>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.BeastSize);
                    break;
                case 9:
                    EntityParts.Put(ref at, Unsafe.As<Humanoid>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.HumanoidSize);
                    break;
                case 10:
                    EntityParts.Put(ref at, Unsafe.As<Boat>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.BoatSize);
                    break;
                case 11:
                    EntityParts.Put(ref at, Unsafe.As<Wolf>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.WolfSize);
                    break;
                case 12:
                    EntityParts.Put(ref at, Unsafe.As<Villager>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.VillagerSize);
                    break;
                case 13:
                    EntityParts.Put(ref at, Unsafe.As<Fighter>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.FighterSize);
                    break;
                case 14:
                    EntityParts.Put(ref at, Unsafe.As<Archer>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.ArcherSize);
                    break;
                case 15:
                    EntityParts.Put(ref at, Unsafe.As<Knight>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.KnightSize);
                    break;
                case 16:
                    EntityParts.Put(ref at, Unsafe.As<Paladin>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.PaladinSize);
                    break;
                case 17:
                    EntityParts.Put(ref at, Unsafe.As<Renegade>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.RenegadeSize);
                    break;
                case 18:
                    EntityParts.Put(ref at, Unsafe.As<Templar>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.TemplarSize);
                    break;
                case 19:
                    EntityParts.Put(ref at, Unsafe.As<GrandMaster>(entity));
                    at = ref Unsafe.Add(ref at, EntityParts.GrandMasterSize);
                    break;
            }
        }

        return ref at;
    }

    public Entity[] Read(byte[] bytes)
    {
        ref byte at = ref Raw.GetVarint(ref Raw.Start(bytes), out int count);
        Entity[] entities = new Entity[count - 1];
        Span<byte> seen = stackalloc byte[Types];
        int next = 0;
        for (int i = 0; i < entities.Length; i++)
        {
            at = ref Raw.Get(ref at, out byte head);
            if (head == TypeId.New)
            {
                at = ref Raw.Get(ref at, out uint id);
                head = (byte)(TypeId.Seen + next);
                seen[next++] = (byte)Array.IndexOf(EntityTypes.Ids, id);

                // The count of members, which only the first of a type carries.
                at = ref Unsafe.Add(ref at, 1);
            }

            Entity entity;
            switch (Unsafe.Add(ref seen[0], head - TypeId.Seen))
            {
                case 0:
                    Prop prop = new();
                    EntityParts.Get(ref at, prop);
                    entity = prop;
                    at = ref Unsafe.Add(ref at, EntityParts.PropSize);
                    break;
                case 1:
                    Actor actor = new();
                    EntityParts.Get(ref at, actor);
                    entity = actor;
                    at = ref Unsafe.Add(ref at, EntityParts.ActorSize);
                    break;
                case 2:
                    Trigger trigger = new();
                    EntityParts.Get(ref at, trigger);
                    entity = trigger;
                    at = ref Unsafe.Add(ref at, EntityParts.TriggerSize);
                    break;
                case 3:
                    Door door = new();
                    EntityParts.Get(ref at, door);
                    entity = door;
                    at = ref Unsafe.Add(ref at, EntityParts.DoorSize);
                    break;
                case 4:
                    Chest chest = new();
                    EntityParts.Get(ref at, chest);
                    entity = chest;
                    at = ref Unsafe.Add(ref at, EntityParts.ChestSize);
                    break;
                case 5:
                    Creature creature = new();
                    EntityParts.Get(ref at, creature);
                    entity = creature;
                    at = ref Unsafe.Add(ref at, EntityParts.CreatureSize);
                    break;
                case 6:
                    Vehicle vehicle = new();
                    EntityParts.Get(ref at, vehicle);
                    entity = vehicle;
                    at = ref Unsafe.Add(ref at, EntityParts.VehicleSize);
                    break;
                case 7:
                    Portal portal = new();
                    EntityParts.Get(ref at, portal);
                    entity = portal;
                    at = ref Unsafe.Add(ref at, EntityParts.PortalSize);
                    break;
                case 8:
                    Beast beast = new();
                    EntityParts.Get(ref at, beast);
                    entity = beast;
                    at = ref Unsafe.Add(ref at, EntityParts.BeastSize);
                    break;
                case 9:
                    Humanoid humanoid = new();
                    EntityParts.Get(ref at, humanoid);
                    entity = humanoid;
                    at = ref Unsafe.Add(ref at, EntityParts.HumanoidSize);
                    break;
                case 10:
                    Boat boat = new();
                    EntityParts.Get(ref at, boat);
                    entity = boat;
                    at = ref Unsafe.Add(ref at, EntityParts.BoatSize);
                    break;
                case 11:
                    Wolf wolf = new();
                    EntityParts.Get(ref at, wolf);
                    entity = wolf;
                    at = ref Unsafe.Add(ref at, EntityParts.WolfSize);
                    break;
                case 12:
                    Villager villager = new();
                    EntityParts.Get(ref at, villager);
                    entity = villager;
                    at = ref Unsafe.Add(ref at, EntityParts.VillagerSize);
                    break;
                case 13:
                    Fighter fighter = new();
                    EntityParts.Get(ref at, fighter);
                    entity = fighter;
                    at = ref Unsafe.Add(ref at, EntityParts.FighterSize);
                    break;
                case 14:
                    Archer archer = new();
                    EntityParts.Get(ref at, archer);
                    entity = archer;
                    at = ref Unsafe.Add(ref at, EntityParts.ArcherSize);
                    break;
                case 15:
                    Knight knight = new();
                    EntityParts.Get(ref at, knight);
                    entity = knight;
                    at = ref Unsafe.Add(ref at, EntityParts.KnightSize);
                    break;
                case 16:
                    Paladin paladin = new();
                    EntityParts.Get(ref at, paladin);
                    entity = paladin;
                    at = ref Unsafe.Add(ref at, EntityParts.PaladinSize);
                    break;
                case 17:
                    Renegade renegade = new();
                    EntityParts.Get(ref at, renegade);
                    entity = renegade;
                    at = ref Unsafe.Add(ref at, EntityParts.RenegadeSize);
                    break;
                case 18:
                    Templar templar = new();
                    EntityParts.Get(ref at, templar);
                    entity = templar;
                    at = ref Unsafe.Add(ref at, EntityParts.TemplarSize);
                    break;
                case 19:
                    GrandMaster grandMaster = new();
                    EntityParts.Get(ref at, grandMaster);
                    entity = grandMaster;
                    at = ref Unsafe.Add(ref at, EntityParts.GrandMasterSize);
                    break;
                default:
                    continue;
            }

            Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(entities), i) = entity;
        }

        return entities;
    }
}
