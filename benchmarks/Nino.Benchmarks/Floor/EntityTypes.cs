using System;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>A dense number for each class.</summary>
internal static class EntityTypes
{
    public static readonly uint[] Ids;

    /// <summary>The head of the first object of each class: its member count and one.</summary>
    public static readonly byte[] Heads = [6, 6, 6, 8, 8, 8, 8, 8, 10, 10, 10, 12, 12, 12, 14, 14, 16, 15, 18, 20];

    private const int Slots = 256;

    private static readonly byte[] Numbers = new byte[Slots];
    private static readonly uint Multiplier;

    static EntityTypes()
    {
        Type[] types =
        [
            typeof(Prop),
            typeof(Actor),
            typeof(Trigger),
            typeof(Door),
            typeof(Chest),
            typeof(Creature),
            typeof(Vehicle),
            typeof(Portal),
            typeof(Beast),
            typeof(Humanoid),
            typeof(Boat),
            typeof(Wolf),
            typeof(Villager),
            typeof(Fighter),
            typeof(Archer),
            typeof(Knight),
            typeof(Paladin),
            typeof(Renegade),
            typeof(Templar),
            typeof(GrandMaster),
        ];
        Ids = [.. types.Select(TypeId.Of)];

        // A multiplier that gives every class a slot of its own is soon found: twenty into 256.
        Random random = new(1);
        do
            Multiplier = (uint)random.Next() | 1;
        while (types.Select(type => Slot(type.TypeHandle.Value)).Distinct().Count() < types.Length);

        for (int i = 0; i < types.Length; i++)
            Numbers[Slot(types[i].TypeHandle.Value)] = (byte)i;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int NumberOf(Entity entity)
    {
        // The method table stands just before the first field, and is what a type handle holds.
        nint methodTable = Unsafe.Add(ref Unsafe.As<byte, nint>(ref Unsafe.As<FirstByte>(entity).Value), -1);
        return Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Numbers), Slot(methodTable));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Slot(nint methodTable) => (int)(((uint)methodTable * Multiplier) >> 24);

    private sealed class FirstByte
    {
        public byte Value;
    }
}
