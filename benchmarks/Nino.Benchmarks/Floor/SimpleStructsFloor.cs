using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>One shuffle for four elements, where there is one, and one an element. What they move is more than the bytes on the wire, so the last elements go one by one, and the very last by itself.</summary>
internal readonly struct SimpleStructsFloor : IFloor<SimpleStruct[]>
{
    private const int Size = 12;

    public byte[] Write(SimpleStruct[] model)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>(Raw.SizeOfVarint(model.Length + 1) + (model.Length * Size));
        WriteAt(ref Raw.Start(bytes), model);
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, SimpleStruct[] model)
    {
        at = ref Raw.PutVarint(ref at, model.Length + 1);
        ref SimpleStruct item = ref MemoryMarshal.GetArrayDataReference(model);
        ref SimpleStruct last = ref Unsafe.Add(ref item, model.Length - 1);
        if (Avx512Vbmi.IsSupported)
        {
            Vector512<byte> fourToWire = SimpleStructLayout.FourToWire;
            for (int left = model.Length - 5; left > 0; left -= 4)
            {
                Avx512Vbmi.PermuteVar64x8(Vector512.LoadUnsafe(ref Unsafe.As<SimpleStruct, byte>(ref item)), fourToWire).StoreUnsafe(ref at);
                item = ref Unsafe.Add(ref item, 4);
                at = ref Unsafe.Add(ref at, 4 * Size);
            }
        }

        Vector128<byte> toWire = SimpleStructLayout.ToWire;
        while (Unsafe.IsAddressLessThan(ref item, ref last))
        {
            SimpleStructLayout.Shuffle(Vector128.LoadUnsafe(ref Unsafe.As<SimpleStruct, byte>(ref item)), toWire).StoreUnsafe(ref at);
            item = ref Unsafe.Add(ref item, 1);
            at = ref Unsafe.Add(ref at, Size);
        }

        Raw.Put(ref at, 0, last.Id);
        Raw.Put(ref at, 4, last.CreateTime);
        return ref Unsafe.Add(ref at, Size);
    }

    public SimpleStruct[] Read(byte[] bytes)
    {
        ref byte at = ref Raw.GetVarint(ref Raw.Start(bytes), out int count);
        SimpleStruct[] items = GC.AllocateUninitializedArray<SimpleStruct>(count - 1);
        ref SimpleStruct item = ref MemoryMarshal.GetArrayDataReference(items);
        ref SimpleStruct last = ref Unsafe.Add(ref item, items.Length - 1);
        if (Avx512Vbmi.IsSupported)
        {
            Vector512<byte> fourToMemory = SimpleStructLayout.FourToMemory;
            for (int left = items.Length - 5; left > 0; left -= 4)
            {
                Avx512Vbmi.PermuteVar64x8(Vector512.LoadUnsafe(ref at), fourToMemory).StoreUnsafe(ref Unsafe.As<SimpleStruct, byte>(ref item));
                item = ref Unsafe.Add(ref item, 4);
                at = ref Unsafe.Add(ref at, 4 * Size);
            }
        }

        Vector128<byte> toMemory = SimpleStructLayout.ToMemory;
        while (Unsafe.IsAddressLessThan(ref item, ref last))
        {
            SimpleStructLayout.Shuffle(Vector128.LoadUnsafe(ref at), toMemory).StoreUnsafe(ref Unsafe.As<SimpleStruct, byte>(ref item));
            item = ref Unsafe.Add(ref item, 1);
            at = ref Unsafe.Add(ref at, Size);
        }

        last.Id = Raw.Get<int>(ref at, 0);
        last.CreateTime = Raw.Get<DateTime>(ref at, 4);
        return items;
    }
}
