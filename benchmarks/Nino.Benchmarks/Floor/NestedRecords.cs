using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>The name and the records with which both nested roots begin.</summary>
internal static class NestedRecords
{
    private const byte RecordHead = 9 + 1;
    private const int RecordScalars = 1 + 44;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SizeOf(string name, Data[] records)
    {
        int size = 1 + (name.Length * 2) + Raw.SizeOfVarint(records.Length + 1) + (records.Length * RecordScalars);
        foreach (ref readonly Data record in records.AsSpan())
            size += Text.SizeOf(record.name);
        return size;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, string name, Data[] records)
    {
        // The name is Chinese and short: UTF-16 (form 3) with a head of one byte.
        at = (byte)((name.Length << 2) | 3);
        at = ref Raw.PutBlock(ref Unsafe.Add(ref at, 1), name.AsSpan());
        at = ref Raw.PutVarint(ref at, records.Length + 1);
        foreach (ref readonly Data record in records.AsSpan())
        {
            at = RecordHead;
            Raw.Put(ref at, 1, record.x);
            Raw.Put(ref at, 5, record.y);
            Raw.Put(ref at, 7, record.z);
            Raw.Put(ref at, 15, record.f);
            Raw.Put(ref at, 19, record.d);
            Raw.Put(ref at, 35, record.db);
            Raw.Put(ref at, 43, record.bo);
            Raw.Put(ref at, 44, record.en);
            at = ref Text.Put(ref Unsafe.Add(ref at, RecordScalars), record.name);
        }

        return ref at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out string name, out Data[] records)
    {
        int length = at >> 2;
        name = new(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref Unsafe.Add(ref at, 1)), length));
        at = ref Raw.GetVarint(ref Unsafe.Add(ref at, 1 + (length * 2)), out int count);
        records = new Data[count - 1];
        foreach (ref Data record in records.AsSpan())
        {
            record.x = Raw.Get<int>(ref at, 1);
            record.y = Raw.Get<short>(ref at, 5);
            record.z = Raw.Get<long>(ref at, 7);
            record.f = Raw.Get<float>(ref at, 15);
            record.d = Raw.Get<decimal>(ref at, 19);
            record.db = Raw.Get<double>(ref at, 35);
            record.bo = Raw.Get<bool>(ref at, 43);
            record.en = Raw.Get<TestEnum>(ref at, 44);
            at = ref Text.Get(ref Unsafe.Add(ref at, RecordScalars), out record.name);
        }

        return ref at;
    }
}
