using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct Nested2Floor : IFloor<NestedData2>
{
    private const byte Head = 3 + 1;

    public byte[] Write(NestedData2 model)
    {
        Span<int> values = CollectionsMarshal.AsSpan(model.vs);
        int size = 1 + NestedRecords.SizeOf(model.name, model.ps) + Raw.SizeOfVarint(values.Length + 1) + (values.Length * sizeof(int));
        byte[] bytes = GC.AllocateUninitializedArray<byte>(size);
        WriteAt(ref Raw.Start(bytes), model);
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, NestedData2 model)
    {
        Span<int> values = CollectionsMarshal.AsSpan(model.vs);
        at = Head;
        at = ref NestedRecords.Put(ref Unsafe.Add(ref at, 1), model.name, model.ps);
        return ref Raw.PutBlock<int>(ref Raw.PutVarint(ref at, values.Length + 1), values);
    }

    public NestedData2 Read(byte[] bytes)
    {
        NestedData2 result = new();
        ref byte at = ref NestedRecords.Get(ref Unsafe.Add(ref Raw.Start(bytes), 1), out result.name, out result.ps);
        at = ref Raw.GetVarint(ref at, out int count);
        result.vs = new List<int>(count - 1);
        CollectionsMarshal.SetCount(result.vs, count - 1);
        Raw.GetBlock(ref at, CollectionsMarshal.AsSpan(result.vs));
        return result;
    }
}
