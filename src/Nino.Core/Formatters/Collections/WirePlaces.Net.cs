using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

internal static partial class WirePlaces<T, TFormatter>
{
    /// <remarks>One minute more in a sample is as many ticks more on the wire. Vectors hold ticks where they begin with a multiple of eight.</remarks>
    static partial void FindDates(ref DatePlace[] dates)
    {
        int ticksPlace = MemoryLayout.OfDateTimeOffset.TicksPlace;
        if (!Avx512Vbmi.IsSupported || ticksPlace < 0 || Unsafe.SizeOf<T>() % sizeof(long) != 0)
        {
            return;
        }

        byte[] minute = [.. BitConverter.GetBytes(TimeSpan.TicksPerMinute), 1, 0];
        List<DatePlace> found = [];
        for (int place = 0; place + (2 * sizeof(long)) <= Unsafe.SizeOf<T>(); place += sizeof(long))
        {
            int minutes = place + sizeof(long) - ticksPlace;
            ReadOnlySpan<byte> sample = WriteSample(i => i == minutes, []);
            int wire = sample.IndexOf(minute);
            if (wire >= 0)
            {
                found.Add(new DatePlace(place + ticksPlace, minutes, wire));
            }
        }

        dates = [.. found];
    }
}
