using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct SimpleClassesFloor : IFloor<SimpleClass[]>
{
    public byte[] Write(SimpleClass[] model)
    {
        ref byte start = ref Raw.Scratch;
        return Raw.ToArray(ref start, ref WriteAt(ref start, model));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, SimpleClass[] model)
    {
        at = ref Raw.PutVarint(ref at, model.Length + 1);
        foreach (SimpleClass item in model)
            at = ref SimpleClassFloor.Put(ref at, item);
        return ref at;
    }

    public SimpleClass[] Read(byte[] bytes)
    {
        ref byte at = ref Raw.GetVarint(ref Raw.Start(bytes), out int count);
        SimpleClass[] items = new SimpleClass[count - 1];
        for (int i = 0; i < items.Length; i++)
            at = ref SimpleClassFloor.Get(ref at, out items[i]);
        return items;
    }
}
