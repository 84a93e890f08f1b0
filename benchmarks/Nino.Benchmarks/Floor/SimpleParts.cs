using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Benchmarks.Floor;

/// <summary>The collections that the report's class and the rich class share.</summary>
internal static class SimpleParts
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, int[] values)
    {
        at = ref Raw.PutVarint(ref at, values.Length + 1);
        return ref Raw.PutBlock<int>(ref at, values);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out int[] values)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        values = GC.AllocateUninitializedArray<int>(count - 1);
        return ref Raw.GetBlock<int>(ref at, values);
    }

    // A date in memory is the wire's eight bytes: ticks, and the kind in the highest two bits.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, List<DateTime> values)
    {
        at = ref Raw.PutVarint(ref at, values.Count + 1);
        return ref Raw.PutBlock<DateTime>(ref at, CollectionsMarshal.AsSpan(values));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out List<DateTime> values)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        values = new List<DateTime>(count - 1);
        CollectionsMarshal.SetCount(values, count - 1);
        return ref Raw.GetBlock(ref at, CollectionsMarshal.AsSpan(values));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, Dictionary<int, string> map)
    {
        at = ref Raw.PutVarint(ref at, map.Count + 1);
        foreach (KeyValuePair<int, string> entry in map)
        {
            at = ref Raw.Put(ref at, entry.Key);
            at = ref Text.Put(ref at, entry.Value);
        }

        return ref at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out Dictionary<int, string> map)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        map = new Dictionary<int, string>(count - 1);
        for (int i = 1; i < count; i++)
        {
            at = ref Raw.Get(ref at, out int key);
            at = ref Text.Get(ref at, out string value);
            map.Add(key, value);
        }

        return ref at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, Dictionary<int, int> map)
    {
        at = ref Raw.PutVarint(ref at, map.Count + 1);
        foreach (KeyValuePair<int, int> entry in map)
        {
            Raw.Put(ref at, 0, entry.Key);
            Raw.Put(ref at, 4, entry.Value);
            at = ref Unsafe.Add(ref at, 8);
        }

        return ref at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out Dictionary<int, int> map)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        map = new Dictionary<int, int>(count - 1);
        for (int i = 1; i < count; i++)
        {
            map.Add(Raw.Get<int>(ref at, 0), Raw.Get<int>(ref at, 4));
            at = ref Unsafe.Add(ref at, 8);
        }

        return ref at;
    }
}
