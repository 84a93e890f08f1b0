using System;
using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct SimpleStructFloor : IFloor<SimpleStruct>
{
    public byte[] Write(SimpleStruct model)
    {
        byte[] bytes = new byte[12];
        WriteAt(ref Raw.Start(bytes), model);
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, SimpleStruct model)
    {
        Raw.Put(ref at, 0, model.Id);
        Raw.Put(ref at, 4, model.CreateTime);
        return ref Unsafe.Add(ref at, 12);
    }

    public SimpleStruct Read(byte[] bytes)
    {
        ref byte at = ref Raw.Start(bytes);
        return new SimpleStruct
        {
            Id = Raw.Get<int>(ref at, 0),
            CreateTime = Raw.Get<DateTime>(ref at, 4),
        };
    }
}
