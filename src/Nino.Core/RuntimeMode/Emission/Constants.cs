using System.Globalization;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits constants.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Constants
{
    /// <summary>Loads a constant as a value of a type; null is its default.</summary>
    public static void Load(ILGenerator il, object? value, Type type)
    {
        if (value is null or DBNull)
        {
            LoadDefault(il, type);
            return;
        }

        Type own = Nullable.GetUnderlyingType(type) ?? type;
        LoadValue(il, value, own.IsEnum ? own.GetEnumUnderlyingType() : own);
        if (own != type)
        {
            il.Emit(OpCodes.Newobj, type.GetConstructor([own])!);
        }
    }

    private static void LoadDefault(ILGenerator il, Type type)
    {
        if (!type.IsValueType)
        {
            il.Emit(OpCodes.Ldnull);
            return;
        }

        LocalBuilder empty = il.DeclareLocal(type);
        il.Emit(OpCodes.Ldloca, empty);
        il.Emit(OpCodes.Initobj, type);
        il.Emit(OpCodes.Ldloc, empty);
    }

    private static void LoadValue(ILGenerator il, object value, Type type)
    {
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.String:
                il.Emit(OpCodes.Ldstr, (string)value);
                break;
            case TypeCode.Single:
                il.Emit(OpCodes.Ldc_R4, (float)value);
                break;
            case TypeCode.Double:
                il.Emit(OpCodes.Ldc_R8, (double)value);
                break;
            case TypeCode.Decimal:
                LoadDecimal(il, (decimal)value);
                break;
            case TypeCode.Int64:
                il.Emit(OpCodes.Ldc_I8, Convert.ToInt64(value, CultureInfo.InvariantCulture));
                break;
            case TypeCode.UInt64:
                il.Emit(OpCodes.Ldc_I8, unchecked((long)Convert.ToUInt64(value, CultureInfo.InvariantCulture)));
                break;
            case TypeCode.UInt32:
                il.Emit(OpCodes.Ldc_I4, unchecked((int)Convert.ToUInt32(value, CultureInfo.InvariantCulture)));
                break;
            case TypeCode.Object when type == typeof(nint):
                il.Emit(OpCodes.Ldc_I8, value is nint number ? number : Convert.ToInt64(value, CultureInfo.InvariantCulture));
                il.Emit(OpCodes.Conv_I);
                break;
            case TypeCode.Object when type == typeof(nuint):
                il.Emit(OpCodes.Ldc_I8, unchecked((long)(value is nuint count ? count : Convert.ToUInt64(value, CultureInfo.InvariantCulture))));
                il.Emit(OpCodes.Conv_U);
                break;
            case TypeCode.DateTime:
                il.Emit(OpCodes.Ldc_I8, ((DateTime)value).Ticks);
                il.Emit(OpCodes.Newobj, typeof(DateTime).GetConstructor([typeof(long)])!);
                break;
            case TypeCode.Object:
                throw new NinoException($"The default value of a parameter of type {type} cannot be told by reflection.", type);
            default:
                il.Emit(OpCodes.Ldc_I4, Convert.ToInt32(value is char character ? (int)character : value, CultureInfo.InvariantCulture));
                break;
        }
    }

    private static void LoadDecimal(ILGenerator il, decimal value)
    {
        int[] bits = decimal.GetBits(value);
        il.Emit(OpCodes.Ldc_I4, bits[0]);
        il.Emit(OpCodes.Ldc_I4, bits[1]);
        il.Emit(OpCodes.Ldc_I4, bits[2]);
        il.Emit(bits[3] < 0 ? OpCodes.Ldc_I4_1 : OpCodes.Ldc_I4_0);
        il.Emit(OpCodes.Ldc_I4, (bits[3] >> 16) & 0xFF);
        il.Emit(OpCodes.Newobj, typeof(decimal).GetConstructor([typeof(int), typeof(int), typeof(int), typeof(bool), typeof(byte)])!);
    }
}
