using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits how members are written and read whose type leaves out those at their default: presence bits, then the others (format.md §14).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class PresenceEmitter
{
    /// <summary>Emits writing of the bits and the members. Bits decide what is written: what a property returns may differ when it is asked again.</summary>
    public static void Write(ILGenerator il, EmitContext context, TypePlan plan)
    {
        LocalBuilder[] bits = new LocalBuilder[PresenceBits.Size(plan.MembersInOrder.Length)];
        for (int i = 0; i < plan.MembersInOrder.Length; i++)
        {
            MemberPlan member = plan.MembersInOrder[i];
            context.Get(member);
            il.Emit(OpCodes.Ldc_I4, Bit(i));
            il.Emit(OpCodes.Call, typeof(Presence).GetMethod(nameof(Presence.Of))!.MakeGenericMethod(member.Type, member.Formatter));
            if (bits[i >> 3] is null)
            {
                bits[i >> 3] = il.DeclareLocal(typeof(int));
            }
            else
            {
                il.Emit(OpCodes.Ldloc, bits[i >> 3]);
                il.Emit(OpCodes.Or);
            }

            il.Emit(OpCodes.Stloc, bits[i >> 3]);
        }

        WriteBits(il, context, bits);
        for (int i = 0; i < plan.MembersInOrder.Length; i++)
        {
            Label absent = il.DefineLabel();
            il.Emit(OpCodes.Ldloc, bits[i >> 3]);
            il.Emit(OpCodes.Ldc_I4, Bit(i));
            il.Emit(OpCodes.And);
            il.Emit(OpCodes.Brfalse, absent);
            WriteEmitter.WriteMember(il, context, plan.MembersInOrder[i]);
            il.MarkLabel(absent);
        }
    }

    /// <summary>Emits reading of the bits and the members.</summary>
    /// <param name="il">The code.</param>
    /// <param name="plan">The type.</param>
    /// <param name="assign">Gives a member a value: what loads one, or what reads into a local.</param>
    public static void Read(ILGenerator il, TypePlan plan, Action<MemberPlan, Action, Action<LocalBuilder>> assign)
    {
        LocalBuilder presence = il.DeclareLocal(typeof(byte).MakeByRefType());
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Ldc_I4, plan.MembersInOrder.Length);
        il.Emit(OpCodes.Call, typeof(Presence).GetMethod(nameof(Presence.Take))!.MakeGenericMethod(plan.Type));
        il.Emit(OpCodes.Stloc, presence);
        for (int i = 0; i < plan.MembersInOrder.Length; i++)
        {
            MemberPlan member = plan.MembersInOrder[i];
            int index = i;
            void Load()
            {
                il.Emit(OpCodes.Ldarg_1);
                il.Emit(OpCodes.Ldloc, presence);
                il.Emit(OpCodes.Ldc_I4, index);
            }

            assign(
                member,
                () =>
                {
                    Load();
                    Call(il, nameof(Presence.Read), member);
                },
                local =>
                {
                    Load();
                    il.Emit(OpCodes.Ldloca, local);
                    Call(il, nameof(Presence.ReadInto), member);
                });
        }
    }

    private static void WriteBits(ILGenerator il, EmitContext context, LocalBuilder[] bits)
    {
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Ldarg_S, WriteEmitter.At);
        il.Emit(OpCodes.Ldc_I4, bits.Length);
        il.Emit(OpCodes.Call, typeof(Writer).GetMethod(nameof(Writer.Room))!);
        il.Emit(OpCodes.Starg_S, WriteEmitter.At);
        for (int i = 0; i < bits.Length; i++)
        {
            context.At(() => il.Emit(OpCodes.Ldarg_S, WriteEmitter.At), i);
            il.Emit(OpCodes.Ldloc, bits[i]);
            il.Emit(OpCodes.Stind_I1);
        }

        context.At(() => il.Emit(OpCodes.Ldarg_S, WriteEmitter.At), bits.Length);
        il.Emit(OpCodes.Starg_S, WriteEmitter.At);
    }

    private static int Bit(int member) => 1 << (member & 7);

    private static void Call(ILGenerator il, string method, MemberPlan member) =>
        il.Emit(OpCodes.Call, typeof(Presence).GetMethod(method)!.MakeGenericMethod(member.Type, member.Formatter));
}
