using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits the conversion of a member to the type of a constructor's parameter.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ConversionEmitter
{
    public static void Convert(ILGenerator il, Type from, Type to)
    {
        if (from == to)
        {
            return;
        }

        if (Nullable.GetUnderlyingType(to) is { } underlying)
        {
            ConvertToNullable(il, from, to, underlying);
        }
        else if (Conversions.IsNumeric(from, to))
        {
            ConvertNumber(il, from, to);
        }
        else if (from.IsValueType)
        {
            il.Emit(OpCodes.Box, from);
        }
    }

    private static void ConvertToNullable(ILGenerator il, Type from, Type to, Type underlying)
    {
        if (Nullable.GetUnderlyingType(from) is not { } value)
        {
            Convert(il, from, underlying);
            il.Emit(OpCodes.Newobj, to.GetConstructor([underlying])!);
            return;
        }

        LocalBuilder source = il.DeclareLocal(from);
        LocalBuilder result = il.DeclareLocal(to);
        Label isNull = il.DefineLabel();
        il.Emit(OpCodes.Stloc, source);
        il.Emit(OpCodes.Ldloca, result);
        il.Emit(OpCodes.Initobj, to);
        il.Emit(OpCodes.Ldloca, source);
        il.Emit(OpCodes.Call, from.GetProperty(nameof(Nullable<int>.HasValue))!.GetMethod!);
        il.Emit(OpCodes.Brfalse, isNull);
        il.Emit(OpCodes.Ldloca, source);
        il.Emit(OpCodes.Call, from.GetMethod(nameof(Nullable<int>.GetValueOrDefault), Type.EmptyTypes)!);
        Convert(il, value, underlying);
        il.Emit(OpCodes.Newobj, to.GetConstructor([underlying])!);
        il.Emit(OpCodes.Stloc, result);
        il.MarkLabel(isNull);
        il.Emit(OpCodes.Ldloc, result);
    }

    private static void ConvertNumber(ILGenerator il, Type from, Type to)
    {
        bool isUnsigned = from == typeof(byte) || from == typeof(ushort) || from == typeof(char) || from == typeof(uint) || from == typeof(ulong) || from == typeof(nuint);
        if (to == typeof(decimal))
        {
            if (from == typeof(nint) || from == typeof(nuint))
            {
                Type wide = isUnsigned ? typeof(ulong) : typeof(long);
                ConvertNumber(il, from, wide);
                from = wide;
            }

            MethodInfo conversion = typeof(decimal).GetMethods().First(method => method.Name == "op_Implicit" && method.GetParameters()[0].ParameterType == from);
            il.Emit(OpCodes.Call, conversion);
            return;
        }

        if (isUnsigned && (to == typeof(float) || to == typeof(double)))
        {
            il.Emit(OpCodes.Conv_R_Un);
        }

        il.Emit(
            to == typeof(double) ? OpCodes.Conv_R8
            : to == typeof(float) ? OpCodes.Conv_R4
            : to == typeof(short) ? OpCodes.Conv_I2
            : to == typeof(ushort) ? OpCodes.Conv_U2
            : to == typeof(int) ? OpCodes.Conv_I4
            : to == typeof(uint) ? OpCodes.Conv_U4
            : to == typeof(nint) ? (isUnsigned ? OpCodes.Conv_U : OpCodes.Conv_I)
            : to == typeof(nuint) ? OpCodes.Conv_U
            : isUnsigned ? OpCodes.Conv_U8
            : OpCodes.Conv_I8);
    }
}
