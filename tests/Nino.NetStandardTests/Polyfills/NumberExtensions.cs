using System;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Nino.Tests;

/// <summary>Static members that the framework has since.</summary>
internal static class NumberExtensions
{
    extension(nint)
    {
        public static nint MinValue => IntPtr.Size == sizeof(int) ? int.MinValue : unchecked((nint)long.MinValue);

        public static nint MaxValue => IntPtr.Size == sizeof(int) ? int.MaxValue : unchecked((nint)long.MaxValue);
    }

    extension(Complex)
    {
        public static Complex NaN => new(double.NaN, double.NaN);

        public static Complex Infinity => new(double.PositiveInfinity, double.PositiveInfinity);
    }

    extension(char)
    {
        public static bool IsAscii(char value) => value < 0x80;

        public static bool IsAsciiLetterUpper(char value) => value is >= 'A' and <= 'Z';
    }

    extension(BitConverter)
    {
        public static float UInt32BitsToSingle(uint bits) => BitConverter.Int32BitsToSingle((int)bits);

        public static double UInt64BitsToDouble(ulong bits) => BitConverter.Int64BitsToDouble((long)bits);
    }

    extension(Unsafe)
    {
        public static TTo BitCast<TFrom, TTo>(TFrom value)
            where TFrom : struct
            where TTo : struct => Unsafe.As<TFrom, TTo>(ref value);
    }

    extension(Enum)
    {
        public static TEnum[] GetValues<TEnum>()
            where TEnum : struct, Enum => (TEnum[])Enum.GetValues(typeof(TEnum));
    }
}
