using System;
using System.Runtime.CompilerServices;
using System.Threading;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>From the exact type of an object to its binding: an open-addressing table that is replaced, never changed, so that readers take no lock.</summary>
internal static class BindingTable
{
    private static readonly object Gate = new();

    private static Slot[] s_slots = new Slot[64];
    private static int s_count;

    /// <summary>The binding of a type.</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TypeBinding Of(Type type)
    {
        Slot[] slots = Volatile.Read(ref s_slots);
        int mask = slots.Length - 1;
        for (int i = Hash(type) & mask; ; i = (i + 1) & mask)
        {
            ref Slot slot = ref slots[i];
            if (ReferenceEquals(slot.Type, type))
            {
                return slot.Binding!;
            }

            if (slot.Type is null)
            {
                return Add(type);
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Hash(Type type)
    {
        nint handle = type.TypeHandle.Value;
        return (int)(handle >> 3) ^ (int)(handle >> 12);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static TypeBinding Add(Type type)
    {
        TypeBinding binding = Registry.Get(type);
        lock (Gate)
        {
            Slot[] slots = new Slot[(s_count + 1) * 2 > s_slots.Length ? s_slots.Length * 2 : s_slots.Length];
            s_count = 0;
            foreach (Slot slot in s_slots)
            {
                if (slot.Type is not null)
                {
                    Insert(slots, slot);
                }
            }

            Insert(slots, new Slot { Type = type, Binding = binding });
            Volatile.Write(ref s_slots, slots);
        }

        return binding;
    }

    private static void Insert(Slot[] slots, Slot slot)
    {
        int mask = slots.Length - 1;
        int i = Hash(slot.Type!) & mask;
        while (slots[i].Type is { } taken)
        {
            if (ReferenceEquals(taken, slot.Type))
            {
                return;
            }

            i = (i + 1) & mask;
        }

        slots[i] = slot;
        s_count++;
    }

    private struct Slot
    {
        public Type? Type;
        public TypeBinding? Binding;
    }
}
