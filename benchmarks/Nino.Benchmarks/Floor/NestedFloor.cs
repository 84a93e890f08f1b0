using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>Sizes are added up first: records are too many to copy once more.</summary>
internal readonly struct NestedFloor : IFloor<NestedData>
{
    private const byte Head = 2 + 1;
    private const byte RecordHead = 9 + 1;
    private const int RecordScalars = 1 + 44;

    public byte[] Write(NestedData model)
    {
        Data[] records = model.ps;
        int size = 1 + 1 + (model.name.Length * 2) + Raw.SizeOfVarint(records.Length + 1) + (records.Length * RecordScalars);
        foreach (ref readonly Data record in records.AsSpan())
            size += Text.SizeOf(record.name);

        byte[] bytes = GC.AllocateUninitializedArray<byte>(size);
        ref byte at = ref Raw.Start(bytes);
        at = Head;

        // The name is Chinese and short: UTF-16 (form 3) with a head of one byte.
        Raw.Put(ref at, 1, (byte)((model.name.Length << 2) | 3));
        at = ref Raw.PutBlock(ref Unsafe.Add(ref at, 2), model.name.AsSpan());
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

        return bytes;
    }

    public NestedData Read(byte[] bytes)
    {
        ref byte at = ref Raw.Start(bytes);
        int length = Raw.Get<byte>(ref at, 1) >> 2;
        string name = new(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref Unsafe.Add(ref at, 2)), length));
        at = ref Raw.GetVarint(ref Unsafe.Add(ref at, 2 + (length * 2)), out int count);
        Data[] records = new Data[count - 1];
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

        return new NestedData
        {
            name = name,
            ps = records,
        };
    }
}
