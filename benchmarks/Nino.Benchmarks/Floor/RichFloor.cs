using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct RichFloor : IFloor<Rich>
{
    private const byte Head = 10 + 1;

    private static readonly uint Id = TypeId.Of(typeof(Rich));

    public byte[] Write(Rich model)
    {
        ref byte start = ref Raw.Scratch;
        return Raw.ToArray(ref start, ref WriteAt(ref start, model));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, Rich model)
    {
        at = TypeId.New;
        Raw.Put(ref at, 1, Id);
        Raw.Put(ref at, 5, Head);
        Raw.Put(ref at, 6, model.Id);
        Raw.Put(ref at, 10, model.Tag);
        Raw.Put(ref at, 11, model.Guid);
        Raw.Put(ref at, 27, model.Time);
        at = ref Text.Put(ref Unsafe.Add(ref at, 35), model.Name);
        at = ref Text.Put(ref at, model.Text);
        at = ref SimpleParts.Put(ref at, model.Numbers);
        at = ref SimpleParts.Put(ref at, model.Dates);
        at = ref SimpleParts.Put(ref at, model.Map1);
        return ref SimpleParts.Put(ref at, model.Map2);
    }

    public Rich Read(byte[] bytes)
    {
        ref byte start = ref Raw.Start(bytes);
        ref byte at = ref Text.Get(ref Unsafe.Add(ref start, 35), out string name);
        at = ref Text.Get(ref at, out string text);
        at = ref SimpleParts.Get(ref at, out int[] numbers);
        at = ref SimpleParts.Get(ref at, out List<DateTime> dates);
        at = ref SimpleParts.Get(ref at, out Dictionary<int, string> map1);
        SimpleParts.Get(ref at, out Dictionary<int, int> map2);
        return new Rich
        {
            Id = Raw.Get<int>(ref start, 6),
            Tag = Raw.Get<bool>(ref start, 10),
            Guid = Raw.Get<Guid>(ref start, 11),
            Time = Raw.Get<DateTime>(ref start, 27),
            Name = name,
            Text = text,
            Numbers = numbers,
            Dates = dates,
            Map1 = map1,
            Map2 = map2,
        };
    }
}
