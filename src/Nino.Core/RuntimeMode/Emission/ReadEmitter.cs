using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits straight-line reading of all members into a new instance.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ReadEmitter
{
    public static void Emit(ILGenerator il, TypePlan plan)
    {
        LocalBuilder value = il.DeclareLocal(plan.Type);
        EmitContext context = new(il, plan, () => il.Emit(plan.Type.IsValueType ? OpCodes.Ldloca : OpCodes.Ldloc, value));
        void Address() => il.Emit(OpCodes.Ldloca, value);
        void ReadMembers(Action<MemberPlan, Action, Action<LocalBuilder>> assign)
        {
            if (plan.SkipsDefaults)
            {
                PresenceEmitter.Read(il, plan, assign);
            }
            else
            {
                ReadRuns(il, plan, context, (member, read) => assign(member, read, local => ReadInto(il, context, member, local)));
            }
        }

        context.Count(typeof(Reader), nameof(Reader.Enter));
        Dictionary<MemberPlan, LocalBuilder> locals = [];
        if (plan.IsMadeFromMembers)
        {
            foreach (MemberPlan member in plan.MembersInOrder)
            {
                locals.Add(member, il.DeclareLocal(member.Type));
            }

            ReadMembers((member, read, _) =>
            {
                read();
                il.Emit(OpCodes.Stloc, locals[member]);
            });
            InstanceEmitter.Make(il, plan, context, value, locals, isFull: true);
            context.CallBack(typeof(INinoOnDeserializing), Address);
            foreach (MemberPlan member in plan.MembersInOrder.Where(member => member.IsAssigned))
            {
                context.Set(member, () => il.Emit(OpCodes.Ldloc, locals[member]));
            }
        }
        else
        {
            InstanceEmitter.Make(il, plan, context, value, locals, isFull: false);
            context.CallBack(typeof(INinoOnDeserializing), Address);
            ReadMembers((member, read, readInto) => Assign(il, context, member, read, readInto));
        }

        // A method may give an instance that was another object before.
        if (plan is { Place: { } place, Constructor: MethodInfo })
        {
            context.Set(place, () => il.Emit(OpCodes.Ldnull));
        }

        context.CallBack(typeof(INinoOnDeserialized), Address);
        context.Count(typeof(Reader), nameof(Reader.Leave));
        il.Emit(OpCodes.Ldloc, value);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Reads a member into what a local variable holds.</summary>
    public static void ReadInto(ILGenerator il, EmitContext context, MemberPlan member, LocalBuilder local) =>
        context.CallFormatter(member, nameof(IFormatter<object>.ReadInto), () =>
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldloca, local);
        });

    public static void Read(ILGenerator il, EmitContext context, MemberPlan member) =>
        context.CallFormatter(member, nameof(IFormatter<object>.Read), () => il.Emit(OpCodes.Ldarg_1));

    private static void Assign(ILGenerator il, EmitContext context, MemberPlan member, Action read, Action<LocalBuilder> readInto)
    {
        if (!member.IsFilled && !member.KeepsComparer)
        {
            context.Set(member, read);
            return;
        }

        LocalBuilder local = il.DeclareLocal(member.Type);
        context.Get(member);
        il.Emit(OpCodes.Call, FillMethods.Begun(member));
        il.Emit(OpCodes.Stloc, local);
        readInto(local);
        context.Set(member, () => il.Emit(OpCodes.Ldloc, local));
    }

    private static void ReadRuns(ILGenerator il, TypePlan plan, EmitContext context, Action<MemberPlan, Action> assign)
    {
        LocalBuilder start = il.DeclareLocal(typeof(byte).MakeByRefType());
        foreach (List<MemberPlan> run in Runs.Of(plan.MembersInOrder, member => member.FixedSize != 0, startsWithRun: false))
        {
            if (run[0].FixedSize == 0)
            {
                assign(run[0], () => Read(il, context, run[0]));
                continue;
            }

            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldc_I4, run.Sum(member => member.FixedSize));
            il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Take))!);
            il.Emit(OpCodes.Stloc, start);
            il.Emit(OpCodes.Ldarg_1);
            FixedEmitter.Check(il, context, FixedEmitter.Offsets(run), () => il.Emit(OpCodes.Ldloc, start));
            il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Check))!);
            foreach ((MemberPlan member, int offset) in FixedEmitter.Offsets(run))
            {
                assign(member, () => context.CallFormatter(member, nameof(IFormatter<object>.ReadFixed), () => context.At(() => il.Emit(OpCodes.Ldloc, start), offset)));
            }
        }
    }
}
