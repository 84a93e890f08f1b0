using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Emits writing of the head and the members, each run of fixed-size members in one reservation.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class WriteEmitter
{
    /// <summary>More members than this take a long head.</summary>
    private const int MaxShortCount = 190;

    public static void Emit(ILGenerator il, TypePlan plan)
    {
        EmitContext context = new(il, plan, () => il.Emit(plan.Type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)2));
        Count(il, plan, nameof(Writer.Enter));
        context.CallBack(typeof(INinoOnSerializing), () => il.Emit(OpCodes.Ldarga_S, (byte)2));
        bool headPending = plan.MembersInOrder.Length <= MaxShortCount;
        if (!headPending)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldarg_3);
            il.Emit(OpCodes.Ldc_I4, plan.MembersInOrder.Length);
            il.Emit(OpCodes.Call, typeof(Writer).GetMethod(nameof(Writer.WriteLongHead))!);
        }

        LocalBuilder start = il.DeclareLocal(typeof(byte).MakeByRefType());
        foreach (List<MemberPlan> run in Runs.Of(plan.MembersInOrder, startsWithRun: headPending))
        {
            if (!headPending && run[0].FixedSize == 0)
            {
                context.CallFormatter(run[0], nameof(IFormatter<object>.Write), () =>
                {
                    il.Emit(OpCodes.Ldarg_1);
                    context.Get(run[0]);
                });
                continue;
            }

            WriteRun(il, context, run, start, headPending);
            headPending = false;
        }

        context.CallBack(typeof(INinoOnSerialized), () => il.Emit(OpCodes.Ldarga_S, (byte)2));
        Count(il, plan, nameof(Writer.Leave));
        il.Emit(OpCodes.Ret);
    }

    private static void WriteRun(ILGenerator il, EmitContext context, List<MemberPlan> run, LocalBuilder start, bool withHead)
    {
        int offset = withHead ? 1 : 0;
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Ldc_I4, offset + run.Sum(member => member.FixedSize));
        il.Emit(OpCodes.Call, typeof(Writer).GetMethod(nameof(Writer.Reserve))!);
        il.Emit(OpCodes.Stloc, start);
        if (withHead)
        {
            il.Emit(OpCodes.Ldloc, start);
            il.Emit(OpCodes.Ldarg_3);
            il.Emit(OpCodes.Stind_I1);
        }

        foreach (MemberPlan member in run)
        {
            int place = offset;
            context.CallFormatter(member, nameof(IFormatter<object>.WriteFixed), () =>
            {
                context.At(() => il.Emit(OpCodes.Ldloc, start), place);
                context.Get(member);
            });
            offset += member.FixedSize;
        }
    }

    private static void Count(ILGenerator il, TypePlan plan, string method)
    {
        if (plan.IsCounted)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Call, typeof(Writer).GetMethod(method)!);
        }
    }
}
