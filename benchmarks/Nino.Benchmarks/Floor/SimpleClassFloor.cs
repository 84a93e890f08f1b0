using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct SimpleClassFloor : IFloor<SimpleClass>
{
    private const byte Head = 6 + 1;

    public byte[] Write(SimpleClass model)
    {
        ref byte start = ref Raw.Scratch;
        return Raw.ToArray(ref start, ref Put(ref start, model));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, SimpleClass model) => ref Put(ref at, model);

    public SimpleClass Read(byte[] bytes)
    {
        Get(ref Raw.Start(bytes), out SimpleClass value);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Put(ref byte at, SimpleClass value)
    {
        at = Head;
        Raw.Put(ref at, 1, value.Id);
        at = ref Text.Put(ref Unsafe.Add(ref at, 5), value.Name);
        at = ref SimpleParts.Put(ref at, value.Numbers);
        at = ref SimpleParts.Put(ref at, value.Dates);
        at = ref SimpleParts.Put(ref at, value.Map1);
        return ref SimpleParts.Put(ref at, value.Map2);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Get(ref byte at, out SimpleClass value)
    {
        int id = Raw.Get<int>(ref at, 1);
        at = ref Text.Get(ref Unsafe.Add(ref at, 5), out string name);
        at = ref SimpleParts.Get(ref at, out int[] numbers);
        at = ref SimpleParts.Get(ref at, out List<DateTime> dates);
        at = ref SimpleParts.Get(ref at, out Dictionary<int, string> map1);
        at = ref SimpleParts.Get(ref at, out Dictionary<int, int> map2);
        value = new SimpleClass
        {
            Id = id,
            Name = name,
            Numbers = numbers,
            Dates = dates,
            Map1 = map1,
            Map2 = map2,
        };
        return ref at;
    }
}
