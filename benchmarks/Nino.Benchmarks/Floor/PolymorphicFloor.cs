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
        ref byte at = ref Raw.PutVarint(ref start, model.Length + 1);

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
                at = ref Unsafe.Add(ref at, 5);
            }
            else
            {
                at = ref Raw.Put(ref at, head);
            }

            switch (number)
            {
                case 0:
                    at = 5 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Prop>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PropSize);
                    break;
                case 1:
                    at = 5 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Actor>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ActorSize);
                    break;
                case 2:
                    at = 5 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Trigger>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.TriggerSize);
                    break;
                case 3:
                    at = 7 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Door>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.DoorSize);
                    break;
                case 4:
                    at = 7 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Chest>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ChestSize);
                    break;
                case 5:
                    at = 7 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Creature>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.CreatureSize);
                    break;
                case 6:
                    at = 7 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Vehicle>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.VehicleSize);
                    break;
                case 7:
                    at = 7 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Portal>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PortalSize);
                    break;
                case 8:
                    at = 9 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Beast>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.BeastSize);
                    break;
                case 9:
                    at = 9 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Humanoid>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.HumanoidSize);
                    break;
                case 10:
                    at = 9 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Boat>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.BoatSize);
                    break;
                case 11:
                    at = 11 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Wolf>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.WolfSize);
                    break;
                case 12:
                    at = 11 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Villager>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.VillagerSize);
                    break;
                case 13:
                    at = 11 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Fighter>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.FighterSize);
                    break;
                case 14:
                    at = 13 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Archer>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ArcherSize);
                    break;
                case 15:
                    at = 13 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Knight>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.KnightSize);
                    break;
                case 16:
                    at = 15 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Paladin>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PaladinSize);
                    break;
                case 17:
                    at = 14 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Renegade>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.RenegadeSize);
                    break;
                case 18:
                    at = 17 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<Templar>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.TemplarSize);
                    break;
                case 19:
                    at = 19 + 1;
                    EntityParts.Put(ref Unsafe.Add(ref at, 1), Unsafe.As<GrandMaster>(entity));
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.GrandMasterSize);
                    break;
            }
        }

        return Raw.ToArray(ref start, ref at);
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
            }

            Entity entity;
            switch (Unsafe.Add(ref seen[0], head - TypeId.Seen))
            {
                case 0:
                    Prop prop = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), prop);
                    entity = prop;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PropSize);
                    break;
                case 1:
                    Actor actor = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), actor);
                    entity = actor;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ActorSize);
                    break;
                case 2:
                    Trigger trigger = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), trigger);
                    entity = trigger;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.TriggerSize);
                    break;
                case 3:
                    Door door = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), door);
                    entity = door;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.DoorSize);
                    break;
                case 4:
                    Chest chest = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), chest);
                    entity = chest;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ChestSize);
                    break;
                case 5:
                    Creature creature = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), creature);
                    entity = creature;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.CreatureSize);
                    break;
                case 6:
                    Vehicle vehicle = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), vehicle);
                    entity = vehicle;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.VehicleSize);
                    break;
                case 7:
                    Portal portal = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), portal);
                    entity = portal;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PortalSize);
                    break;
                case 8:
                    Beast beast = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), beast);
                    entity = beast;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.BeastSize);
                    break;
                case 9:
                    Humanoid humanoid = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), humanoid);
                    entity = humanoid;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.HumanoidSize);
                    break;
                case 10:
                    Boat boat = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), boat);
                    entity = boat;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.BoatSize);
                    break;
                case 11:
                    Wolf wolf = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), wolf);
                    entity = wolf;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.WolfSize);
                    break;
                case 12:
                    Villager villager = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), villager);
                    entity = villager;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.VillagerSize);
                    break;
                case 13:
                    Fighter fighter = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), fighter);
                    entity = fighter;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.FighterSize);
                    break;
                case 14:
                    Archer archer = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), archer);
                    entity = archer;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.ArcherSize);
                    break;
                case 15:
                    Knight knight = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), knight);
                    entity = knight;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.KnightSize);
                    break;
                case 16:
                    Paladin paladin = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), paladin);
                    entity = paladin;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.PaladinSize);
                    break;
                case 17:
                    Renegade renegade = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), renegade);
                    entity = renegade;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.RenegadeSize);
                    break;
                case 18:
                    Templar templar = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), templar);
                    entity = templar;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.TemplarSize);
                    break;
                case 19:
                    GrandMaster grandMaster = new();
                    EntityParts.Get(ref Unsafe.Add(ref at, 1), grandMaster);
                    entity = grandMaster;
                    at = ref Unsafe.Add(ref at, 1 + EntityParts.GrandMasterSize);
                    break;
                default:
                    continue;
            }

            Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(entities), i) = entity;
        }

        return entities;
    }
}
