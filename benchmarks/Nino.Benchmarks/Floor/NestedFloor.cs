using System;
using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>Sizes are added up first: records are too many to copy once more.</summary>
internal readonly struct NestedFloor : IFloor<NestedData>
{
    private const byte Head = 2 + 1;

    public byte[] Write(NestedData model)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>(1 + NestedRecords.SizeOf(model.name, model.ps));
        WriteAt(ref Raw.Start(bytes), model);
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, NestedData model)
    {
        at = Head;
        return ref NestedRecords.Put(ref Unsafe.Add(ref at, 1), model.name, model.ps);
    }

    public NestedData Read(byte[] bytes)
    {
        NestedData result = new();
        NestedRecords.Get(ref Unsafe.Add(ref Raw.Start(bytes), 1), out result.name, out result.ps);
        return result;
    }
}
