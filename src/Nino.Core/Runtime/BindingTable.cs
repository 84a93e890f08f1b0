using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>From the exact type of an object to its binding: an open-addressing table that is replaced, never changed, so that readers take no lock.</summary>
internal static class BindingTable
{
    private static readonly object Gate = new();

    private const int SmallestSize = 64;

    private static Slot[] s_slots = new Slot[SmallestSize];

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
    private static int Hash(Type type) => (int)(((ulong)type.TypeHandle.Value * 0x9E37_79B9_7F4A_7C15) >> 40);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static TypeBinding Add(Type type)
    {
        TypeBinding binding = Registry.Get(type);
        lock (Gate)
        {
            List<Slot> all = [.. s_slots.Where(slot => slot.Type is not null && slot.Type != type), new Slot { Type = type, Binding = binding }];
            Volatile.Write(ref s_slots, Build(all));
        }

        return binding;
    }

    /// <summary>A table in which each type has the place that its hash names, if one is found that is not much larger than needed: a first look that hits is a branch that is predicted.</summary>
    private static Slot[] Build(List<Slot> all)
    {
        int size = SmallestSize;
        while (size < all.Count * 4)
        {
            size *= 2;
        }

        for (int tries = 0; tries < 3 && HasCollision(all, size); tries++)
        {
            size *= 2;
        }

        Slot[] slots = new Slot[size];
        foreach (Slot slot in all)
        {
            int i = Hash(slot.Type!) & (size - 1);
            while (slots[i].Type is not null)
            {
                i = (i + 1) & (size - 1);
            }

            slots[i] = slot;
        }

        return slots;
    }

    private static bool HasCollision(List<Slot> all, int size) => all.Select(slot => Hash(slot.Type!) & (size - 1)).Distinct().Count() < all.Count;

    private struct Slot
    {
        public Type? Type;
        public TypeBinding? Binding;
    }
}
