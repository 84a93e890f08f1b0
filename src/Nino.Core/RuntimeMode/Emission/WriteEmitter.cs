using System.Linq;
using System.Reflection.Emit;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits writing of the head and the members, with room made once for each run of fixed-size members.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class WriteEmitter
{
    public const byte At = 2;
    private const byte Value = 3;
    private const byte HeadByte = 4;

    /// <summary>Emits writing of members that are all of a body; nothing where they are not.</summary>
    public static void Members(ILGenerator il, TypePlan plan)
    {
        EmitContext context = new(il, plan, () => il.Emit(plan.Type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)2));
        if (plan.HasFixedBody)
        {
            WriteMembers(context, plan.MembersInOrder, () => il.Emit(OpCodes.Ldarg_1), 0);
        }

        il.Emit(OpCodes.Ret);
    }

    public static void Body(ILGenerator il, TypePlan plan)
    {
        EmitContext context = new(il, plan, () => il.Emit(plan.Type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, Value));
        context.Count(typeof(Writer), nameof(Writer.Enter));
        context.CallBack(typeof(INinoOnSerializing), () => il.Emit(OpCodes.Ldarga_S, Value));
        bool headPending = plan.MembersInOrder.Length < Head.LastCount && !plan.SkipsDefaults;
        if (!headPending)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldarg_S, At);
            il.Emit(OpCodes.Ldarg_S, HeadByte);
            il.Emit(OpCodes.Ldc_I4, plan.MembersInOrder.Length);
            il.Emit(OpCodes.Call, typeof(Writer).GetMethod(nameof(Writer.WriteLongHead))!);
            il.Emit(OpCodes.Starg_S, At);
        }

        if (plan.SkipsDefaults)
        {
            PresenceEmitter.Write(il, context, plan);
        }

        foreach (List<MemberPlan> run in plan.SkipsDefaults ? [] : Runs.Of(plan.MembersInOrder, member => member.FixedSize != 0, startsWithRun: headPending))
        {
            if (!headPending && run[0].FixedSize == 0)
            {
                WriteMember(il, context, run[0]);
                continue;
            }

            WriteRun(il, context, run, headPending);
            headPending = false;
        }

        context.CallBack(typeof(INinoOnSerialized), () => il.Emit(OpCodes.Ldarga_S, Value));
        context.Count(typeof(Writer), nameof(Writer.Leave));
        il.Emit(OpCodes.Ldarg_S, At);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Emits writing of a member by itself.</summary>
    public static void WriteMember(ILGenerator il, EmitContext context, MemberPlan member)
    {
        context.CallFormatter(member, nameof(IFormatter<object>.Write), () =>
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldarg_S, At);
            context.Get(member);
        });
        il.Emit(OpCodes.Starg_S, At);
    }

    private static void WriteRun(ILGenerator il, EmitContext context, List<MemberPlan> run, bool withHead)
    {
        int start = withHead ? 1 : 0;
        int size = start + run.Sum(member => member.FixedSize);
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Ldarg_S, At);
        il.Emit(OpCodes.Ldc_I4, size);
        il.Emit(OpCodes.Call, typeof(Writer).GetMethod(nameof(Writer.Room))!);
        il.Emit(OpCodes.Starg_S, At);
        if (withHead)
        {
            il.Emit(OpCodes.Ldarg_S, At);
            il.Emit(OpCodes.Ldarg_S, HeadByte);
            il.Emit(OpCodes.Stind_I1);
        }

        WriteMembers(context, run, () => il.Emit(OpCodes.Ldarg_S, At), start);
        context.At(() => il.Emit(OpCodes.Ldarg_S, At), size);
        il.Emit(OpCodes.Starg_S, At);
    }

    private static void WriteMembers(EmitContext context, IEnumerable<MemberPlan> members, System.Action at, int start)
    {
        foreach ((MemberPlan member, int offset) in FixedEmitter.Offsets(members))
        {
            context.CallFormatter(member, nameof(IFormatter<object>.WriteFixed), () =>
            {
                context.At(at, start + offset);
                context.Get(member);
            });
        }
    }
}
