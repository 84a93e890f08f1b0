using System;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct SimpleStructFloor : IFloor<SimpleStruct>
{
    public byte[] Write(SimpleStruct model)
    {
        byte[] bytes = new byte[12];
        ref byte at = ref Raw.Start(bytes);
        Raw.Put(ref at, 0, model.Id);
        Raw.Put(ref at, 4, model.CreateTime);
        return bytes;
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
