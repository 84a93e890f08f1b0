using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>
/// A division takes as long as ten multiplications. By a reciprocal, and what is missing then added in a second step,
/// an integer of so few bits gives the same quotient: none lies close enough to the middle between two numbers.
/// </remarks>
internal static partial class PackedFractions<T>
{
    /// <summary>Fewer elements than these are done sooner than the constants of the wide vectors are ready.</summary>
    private static int FewestForVectors
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Avx512F.IsSupported && Vector512.IsHardwareAccelerated ? 4 * Vector512<T>.Count : int.MaxValue;
    }

    static partial void SkipExact(ref byte source, int count, double factor, ref double least, ref double greatest, ref int i)
    {
        if (count < FewestForVectors || !IsExact(Load(ref source, 0), factor))
        {
            return;
        }

        Vector512<T> factors = Vector512.Create(FromDouble(factor));
        Vector512<T> reciprocals = Vector512<T>.One / factors;
        Vector512<T> rounder = Vector512.Create(FromDouble(Rounder));
        Vector512<T> most = Vector512.Create(FromDouble(MaxInteger));
        Vector512<T> leasts = Vector512.Create(FromDouble(double.MaxValue));
        Vector512<T> greatests = -leasts;
        for (; i <= count - Vector512<T>.Count; i += Vector512<T>.Count)
        {
            Vector512<T> values = Unsafe.ReadUnaligned<Vector512<T>>(ref Packing.At(ref source, i, Unsafe.SizeOf<T>()));
            Vector512<T> integers = (values * factors) + rounder - rounder;
            Vector512<T> fractions = Divide(integers, factors, reciprocals);
            if (!Vector512.EqualsAll(fractions.AsInt32(), values.AsInt32()) || !Vector512.LessThanOrEqualAll(Vector512.Abs(integers), most))
            {
                break;
            }

            leasts = IsDouble ? Avx512F.Min(leasts.AsDouble(), values.AsDouble()).As<double, T>() : Avx512F.Min(leasts.AsSingle(), values.AsSingle()).As<float, T>();
            greatests = IsDouble ? Avx512F.Max(greatests.AsDouble(), values.AsDouble()).As<double, T>() : Avx512F.Max(greatests.AsSingle(), values.AsSingle()).As<float, T>();
        }

        if (i != 0)
        {
            least = Math.Min(least, LeastOf(leasts));
            greatest = Math.Max(greatest, -LeastOf(-greatests));
        }
    }

    static partial void NarrowVectors(ref byte source, ref byte destination, int count, int width, double factor, ref int i)
    {
        if (count < FewestForVectors)
        {
            return;
        }

        Vector512<T> factors = Vector512.Create(FromDouble(factor));
        for (; i <= count - Vector512<T>.Count; i += Vector512<T>.Count)
        {
            Vector512<T> scaled = Unsafe.ReadUnaligned<Vector512<T>>(ref Packing.At(ref source, i, Unsafe.SizeOf<T>())) * factors;

            // To the nearest integer; none lies in the middle between two.
            Vector512<int> integers = IsDouble ? Avx512F.ConvertToVector256Int32(scaled.AsDouble()).ToVector512Unsafe() : Avx512F.ConvertToVector512Int32(scaled.AsSingle());
            Store(integers, ref Packing.At(ref destination, i, width), width);
        }
    }

    static partial void WidenVectors(ref byte source, ref byte destination, int count, int width, double factor, ref int i)
    {
        if (count < FewestForVectors)
        {
            return;
        }

        Vector512<T> factors = Vector512.Create(FromDouble(factor));
        Vector512<T> reciprocals = Vector512<T>.One / factors;
        for (; i <= count - Vector512<T>.Count; i += Vector512<T>.Count)
        {
            ref byte from = ref Packing.At(ref source, i, width);
            Vector512<T> integers = IsDouble
                ? Avx512F.ConvertToVector512Double(LoadEight(ref from, width)).As<double, T>()
                : Avx512F.ConvertToVector512Single(LoadSixteen(ref from, width)).As<float, T>();
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, Unsafe.SizeOf<T>()), Divide(integers, factors, reciprocals));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<T> Divide(Vector512<T> integers, Vector512<T> factors, Vector512<T> reciprocals)
    {
        Vector512<T> near = integers * reciprocals;
        return MultiplyAdd(Subtract(integers, near, factors), reciprocals, near);
    }

    /// <summary>The sum of a number and a product, rounded once.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<T> MultiplyAdd(Vector512<T> left, Vector512<T> right, Vector512<T> addend) => IsDouble
        ? Avx512F.FusedMultiplyAdd(left.AsDouble(), right.AsDouble(), addend.AsDouble()).As<double, T>()
        : Avx512F.FusedMultiplyAdd(left.AsSingle(), right.AsSingle(), addend.AsSingle()).As<float, T>();

    /// <summary>A number less a product, rounded once.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<T> Subtract(Vector512<T> from, Vector512<T> left, Vector512<T> right) => IsDouble
        ? Avx512F.FusedMultiplyAddNegated(left.AsDouble(), right.AsDouble(), from.AsDouble()).As<double, T>()
        : Avx512F.FusedMultiplyAddNegated(left.AsSingle(), right.AsSingle(), from.AsSingle()).As<float, T>();

    /// <summary>Stores the low bytes of as many integers as a vector has of <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Store(Vector512<int> integers, ref byte destination, int width)
    {
        if (width == sizeof(int))
        {
            Unsafe.WriteUnaligned(ref destination, integers.GetLower());
        }
        else if (width == sizeof(short))
        {
            Vector256<short> shorts = Avx512F.ConvertToVector256Int16(integers);
            if (IsDouble)
            {
                Unsafe.WriteUnaligned(ref destination, shorts.GetLower());
            }
            else
            {
                Unsafe.WriteUnaligned(ref destination, shorts);
            }
        }
        else
        {
            Vector128<sbyte> bytes = Avx512F.ConvertToVector128SByte(integers);
            if (IsDouble)
            {
                Unsafe.WriteUnaligned(ref destination, bytes.AsInt64().ToScalar());
            }
            else
            {
                Unsafe.WriteUnaligned(ref destination, bytes);
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<int> LoadEight(ref byte source, int width) => width switch
    {
        sizeof(int) => Unsafe.ReadUnaligned<Vector256<int>>(ref source),
        sizeof(short) => Avx2.ConvertToVector256Int32(Unsafe.ReadUnaligned<Vector128<short>>(ref source)),
        _ => Avx2.ConvertToVector256Int32(Vector128.CreateScalarUnsafe(Unsafe.ReadUnaligned<long>(ref source)).AsSByte()),
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<int> LoadSixteen(ref byte source, int width) => width == sizeof(short)
        ? Avx512F.ConvertToVector512Int32(Unsafe.ReadUnaligned<Vector256<short>>(ref source))
        : Avx512F.ConvertToVector512Int32(Unsafe.ReadUnaligned<Vector128<sbyte>>(ref source));

    private static double LeastOf(Vector512<T> values)
    {
        Vector256<T> half = Vector256.Min(values.GetLower(), values.GetUpper());
        Vector128<T> quarter = Vector128.Min(half.GetLower(), half.GetUpper());
        double least = ToDouble(quarter[0]);
        for (int lane = 1; lane < Vector128<T>.Count; lane++)
        {
            least = Math.Min(least, ToDouble(quarter[lane]));
        }

        return least;
    }
}
