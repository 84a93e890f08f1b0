using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary><c>double</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDouble : ICompactForm<double>, ICompactRun
{
    /// <summary>In place of a power of ten: the elements are <c>float</c>.</summary>
    private const byte Singles = 15;

    public int Size => sizeof(double);

    public bool IsMemory => true;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, double value) => ref CompactReals.Write(ref writer, ref at, value);

    public double Read(ref Reader reader) => CompactReals.ReadDouble(ref reader);

    public int WidthOf(ref byte source, int count, out byte scale)
    {
        int width = PackedFractions<double>.WidthOf(ref source, count, out scale);
        if (width < sizeof(double) || !AreSingles(ref source, count))
        {
            return width;
        }

        scale = Singles;
        return sizeof(float);
    }

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        if (scale != Singles)
        {
            PackedFractions<double>.Narrow(ref source, ref destination, count, width, scale);
            return;
        }

        int i = 0;
        for (; Vector.IsHardwareAccelerated && i <= count - Vector<float>.Count; i += Vector<float>.Count)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(float)), Vector.Narrow(LoadVector(ref source, i), LoadVector(ref source, i + Vector<double>.Count)));
        }

        for (; i < count; i++)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(float)), (float)Load(ref source, i));
        }
    }

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        if (scale != Singles || width != sizeof(float))
        {
            return PackedFractions<double>.TryWiden(ref source, ref destination, count, width, scale);
        }

        int i = 0;
        for (; Vector.IsHardwareAccelerated && i <= count - Vector<float>.Count; i += Vector<float>.Count)
        {
            Vector.Widen(Unsafe.ReadUnaligned<Vector<float>>(ref Packing.At(ref source, i, sizeof(float))), out Vector<double> first, out Vector<double> second);
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(double)), first);
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i + Vector<double>.Count, sizeof(double)), second);
        }

        for (; i < count; i++)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(double)), (double)Unsafe.ReadUnaligned<float>(ref Packing.At(ref source, i, sizeof(float))));
        }

        return true;
    }

    private static bool AreSingles(ref byte source, int count)
    {
        int i = 0;
        for (; Vector.IsHardwareAccelerated && i <= count - Vector<float>.Count; i += Vector<float>.Count)
        {
            Vector<double> first = LoadVector(ref source, i);
            Vector<double> second = LoadVector(ref source, i + Vector<double>.Count);
            Vector.Widen(Vector.Narrow(first, second), out Vector<double> first2, out Vector<double> second2);

            // NaN equals nothing. Zeros keep their sign.
            if (!Vector.EqualsAll(first, first2) || !Vector.EqualsAll(second, second2))
            {
                return false;
            }
        }

        for (; i < count; i++)
        {
            double value = Load(ref source, i);
            if (double.IsNaN(value) || BitConverter.DoubleToInt64Bits((float)value) != BitConverter.DoubleToInt64Bits(value))
            {
                return false;
            }
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector<double> LoadVector(ref byte source, int index) => Unsafe.ReadUnaligned<Vector<double>>(ref Packing.At(ref source, index, sizeof(double)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static double Load(ref byte source, int index) => Unsafe.ReadUnaligned<double>(ref Packing.At(ref source, index, sizeof(double)));
}
