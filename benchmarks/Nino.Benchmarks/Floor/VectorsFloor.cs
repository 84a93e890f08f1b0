using System;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Nino.Benchmarks.Floor;

internal readonly struct VectorsFloor : IFloor<Vector4[]>
{
    public byte[] Write(Vector4[] model)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>(Raw.SizeOfVarint(model.Length + 1) + (model.Length * 16));
        WriteAt(ref Raw.Start(bytes), model);
        return bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, Vector4[] model) =>
        ref Raw.PutBlock<Vector4>(ref Raw.PutVarint(ref at, model.Length + 1), model);

    public Vector4[] Read(byte[] bytes)
    {
        ref byte at = ref Raw.GetVarint(ref Raw.Start(bytes), out int count);
        Vector4[] vectors = GC.AllocateUninitializedArray<Vector4>(count - 1);
        Raw.GetBlock<Vector4>(ref at, vectors);
        return vectors;
    }
}
