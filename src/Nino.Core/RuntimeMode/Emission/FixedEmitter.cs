using System.Linq;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits the members of a struct whose members are all fixed-size (format.md §3).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class FixedEmitter
{
    public static void Write(ILGenerator il, TypePlan plan)
    {
        EmitContext context = new(il, plan, () => il.Emit(OpCodes.Ldarga_S, (byte)2));
        context.CallBack(typeof(INinoOnSerializing), () => il.Emit(OpCodes.Ldarga_S, (byte)2));
        foreach ((MemberPlan member, int offset) in Offsets(plan))
        {
            context.CallFormatter(member, nameof(IFormatter<object>.WriteFixed), () =>
            {
                context.At(() => il.Emit(OpCodes.Ldarg_1), offset);
                context.Get(member);
            });
        }

        context.CallBack(typeof(INinoOnSerialized), () => il.Emit(OpCodes.Ldarga_S, (byte)2));
        il.Emit(OpCodes.Ret);
    }

    public static void Read(ILGenerator il, TypePlan plan)
    {
        LocalBuilder value = il.DeclareLocal(plan.Type);
        EmitContext context = new(il, plan, () => il.Emit(OpCodes.Ldloca, value));
        Dictionary<MemberPlan, LocalBuilder> locals = [];
        Dictionary<MemberPlan, int> offsets = Offsets(plan).ToDictionary(place => place.Member, place => place.Offset);
        void ReadMember(MemberPlan member) => context.CallFormatter(member, nameof(IFormatter<object>.ReadFixed), () => context.At(() => il.Emit(OpCodes.Ldarg_1), offsets[member]));
        foreach (MemberPlan member in plan.MembersInOrder.Where(member => plan.KeepsDefault || !member.IsAssigned))
        {
            locals.Add(member, il.DeclareLocal(member.Type));
            ReadMember(member);
            il.Emit(OpCodes.Stloc, locals[member]);
        }

        InstanceEmitter.Make(il, plan, context, value, locals, isFull: true);
        context.CallBack(typeof(INinoOnDeserializing), () => il.Emit(OpCodes.Ldloca, value));
        foreach (MemberPlan member in plan.MembersInOrder.Where(member => member.IsAssigned))
        {
            context.Set(member, () =>
            {
                if (locals.TryGetValue(member, out LocalBuilder? local))
                {
                    il.Emit(OpCodes.Ldloc, local);
                }
                else
                {
                    ReadMember(member);
                }
            });
        }

        context.CallBack(typeof(INinoOnDeserialized), () => il.Emit(OpCodes.Ldloca, value));
        il.Emit(OpCodes.Ldloc, value);
        il.Emit(OpCodes.Ret);
    }

    public static void AreValid(ILGenerator il, TypePlan plan)
    {
        EmitContext context = new(il, plan, () => { });
        Check(il, context, Offsets(plan), () => il.Emit(OpCodes.Ldarg_1));
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Loads whether all members of a run are valid.</summary>
    public static void Check(ILGenerator il, EmitContext context, IEnumerable<(MemberPlan Member, int Offset)> members, System.Action start)
    {
        il.Emit(OpCodes.Ldc_I4_1);
        foreach ((MemberPlan member, int offset) in members)
        {
            context.CallFormatter(member, nameof(IFormatter<object>.IsValid), () => context.At(start, offset));
            il.Emit(OpCodes.And);
        }
    }

    public static IEnumerable<(MemberPlan Member, int Offset)> Offsets(IEnumerable<MemberPlan> members)
    {
        int offset = 0;
        foreach (MemberPlan member in members)
        {
            yield return (member, offset);
            offset += member.FixedSize;
        }
    }

    private static IEnumerable<(MemberPlan Member, int Offset)> Offsets(TypePlan plan) => Offsets(plan.MembersInOrder);
}
