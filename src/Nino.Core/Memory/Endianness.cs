using System.Drawing;
using System.Numerics;

namespace Nino.Core.Memory;

/// <summary>Byte order on big-endian machines; dead code elsewhere.</summary>
internal static class Endianness
{
    /// <summary>Reverses each primitive that <typeparamref name="T"/> consists of, in place.</summary>
    public static void Reverse<T>(ref byte value) =>
        Reverse(MemoryMarshal.CreateSpan(ref value, Unsafe.SizeOf<T>()), UnitOf<T>());

    public static T ReadReversed<T>(ref byte source)
    {
        T copy = Unsafe.ReadUnaligned<T>(ref source);
        Reverse<T>(ref Unsafe.As<T, byte>(ref copy));
        return copy;
    }

    internal static void Reverse(Span<byte> bytes, int unit)
    {
        for (int start = 0; start < bytes.Length; start += unit)
        {
            bytes.Slice(start, unit).Reverse();
        }
    }

    /// <summary>The size of the primitives that a type consists of: a vector is so many floats.</summary>
    internal static int UnitOf<T>() =>
        typeof(T) == typeof(Vector2) || typeof(T) == typeof(Vector3) || typeof(T) == typeof(Vector4) ||
        typeof(T) == typeof(Quaternion) || typeof(T) == typeof(Plane) ||
        typeof(T) == typeof(Matrix3x2) || typeof(T) == typeof(Matrix4x4)
            ? sizeof(float)
            : UnitOfDrawing<T>();

    /// <summary>Points, sizes and rectangles are two or four <c>int</c> or <c>float</c>, which are equally long.</summary>
    private static int UnitOfDrawing<T>() =>
        typeof(T) == typeof(Point) || typeof(T) == typeof(Size) || typeof(T) == typeof(Rectangle) ||
        typeof(T) == typeof(PointF) || typeof(T) == typeof(SizeF) || typeof(T) == typeof(RectangleF)
            ? sizeof(int)
            : typeof(T) == typeof(Complex) ? sizeof(double) : Unsafe.SizeOf<T>();
}
