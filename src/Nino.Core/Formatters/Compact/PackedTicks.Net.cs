using System.Numerics;

namespace Nino.Core.Formatters;

/// <remarks>.NET Standard has no vector that shifts.</remarks>
internal static partial class PackedTicks<T>
{
    static partial void SkipVectors(ref byte source, int count, in TickUnit unit, ref int i)
    {
        if (!Vector.IsHardwareAccelerated)
        {
            return;
        }

        Vector<long> mask = new(TicksMask);
        Vector<long> inverse = new(unit.Inverse);
        Vector<long> most = new(unit.Most);
        Vector<long> fraction = new((1L << unit.Shift) - 1);
        int shift = unit.Shift;
        while (i <= count - Vector<long>.Count)
        {
            Vector<long> ticks = Unsafe.ReadUnaligned<Vector<long>>(ref Packing.At(ref source, i, sizeof(long))) & mask;
            Vector<long> quotient = Vector.ShiftRightArithmetic(ticks, shift) * inverse;
            Vector<long> fails = Vector.GreaterThan(quotient, most) | Vector.LessThan(quotient, -most) | (ticks & fraction);
            if (fails != Vector<long>.Zero)
            {
                break;
            }

            i += Vector<long>.Count;
        }
    }

    static partial void DivideVectors(ref byte source, ref byte numbers, int count, in TickUnit unit, ref int i)
    {
        if (!Vector.IsHardwareAccelerated)
        {
            return;
        }

        Vector<long> mask = new(TicksMask);
        Vector<long> inverse = new(unit.Inverse);
        Vector<long> first = new(unit.Divide(Epoch));
        int shift = unit.Shift;
        for (; i <= count - Vector<long>.Count; i += Vector<long>.Count)
        {
            Vector<long> ticks = Unsafe.ReadUnaligned<Vector<long>>(ref Packing.At(ref source, i, sizeof(long))) & mask;
            Unsafe.WriteUnaligned(ref Packing.At(ref numbers, i, sizeof(long)), (Vector.ShiftRightArithmetic(ticks, shift) * inverse) - first);
        }
    }
}
