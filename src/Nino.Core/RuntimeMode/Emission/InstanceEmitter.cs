using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits what makes an instance.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class InstanceEmitter
{
    /// <summary>Makes an instance and stores it.</summary>
    /// <param name="il">The body.</param>
    /// <param name="plan">The type.</param>
    /// <param name="context">Sets members of <paramref name="value"/>.</param>
    /// <param name="value">The local variable that takes the instance.</param>
    /// <param name="locals">The members that have been read.</param>
    /// <param name="isFull">Whether all members that an initializer sets are set, or only those that every instance has to be made with.</param>
    public static void Make(ILGenerator il, TypePlan plan, EmitContext context, LocalBuilder value, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals, bool isFull)
    {
        Label made = il.DefineLabel();
        if (plan.KeepsDefault)
        {
            KeepDefault(il, plan, value, locals, made);
        }

        Construct(il, plan, value, locals);
        foreach (MemberPlan member in plan.MembersInOrder.Where(member => isFull ? member.IsInitialized : member.IsRequired))
        {
            context.Set(member.Setter!, () => il.Emit(OpCodes.Ldloc, locals[member]));
        }

        foreach (MemberInfo placeholder in plan.Placeholders)
        {
            SetToDefault(il, context, placeholder, plan.Type.Assembly);
        }

        il.MarkLabel(made);
    }

    /// <summary>Calls the constructor on an instance that was made without, and sets what an initializer sets.</summary>
    public static void Construct(ILGenerator il, TypePlan plan, EmitContext context, LocalBuilder value, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals)
    {
        il.Emit(OpCodes.Ldloc, value);
        il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Complete))!);
        il.Emit(OpCodes.Ldloc, value);
        LoadArguments(il, plan, locals);
        il.Emit(OpCodes.Call, (ConstructorInfo)plan.Constructor!);
        foreach (MemberPlan member in plan.MembersInOrder.Where(member => member.IsInitialized))
        {
            context.Set(member.Setter!, () => il.Emit(OpCodes.Ldloc, locals[member]));
        }
    }

    private static void LoadArguments(ILGenerator il, TypePlan plan, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals)
    {
        ParameterInfo[] parameters = plan.Constructor!.GetParameters();
        for (int i = 0; i < parameters.Length; i++)
        {
            Load(il, plan.Arguments[i], parameters[i], locals);
        }
    }

    /// <summary>Makes a default value, where all members are default.</summary>
    private static void KeepDefault(ILGenerator il, TypePlan plan, LocalBuilder value, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals, Label made)
    {
        Label other = il.DefineLabel();
        foreach (MemberPlan member in plan.MembersInOrder)
        {
            il.Emit(OpCodes.Ldloc, locals[member]);
            il.Emit(OpCodes.Call, typeof(DefaultValue).GetMethod(nameof(DefaultValue.Is))!.MakeGenericMethod(member.Type, member.Formatter));
            il.Emit(OpCodes.Brfalse, other);
        }

        il.Emit(OpCodes.Ldloca, value);
        il.Emit(OpCodes.Initobj, plan.Type);
        il.Emit(OpCodes.Br, made);
        il.MarkLabel(other);
    }

    private static void Construct(ILGenerator il, TypePlan plan, LocalBuilder value, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals)
    {
        if (plan.Constructor is null && plan.Type.IsValueType)
        {
            il.Emit(OpCodes.Ldloca, value);
            il.Emit(OpCodes.Initobj, plan.Type);
            return;
        }

        if (plan.Constructor is null)
        {
            il.Emit(OpCodes.Ldtoken, plan.Type);
            il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
            il.Emit(OpCodes.Call, typeof(RuntimeHelpers).GetMethod(nameof(RuntimeHelpers.GetUninitializedObject))!);
            il.Emit(OpCodes.Castclass, plan.Type);
            il.Emit(OpCodes.Stloc, value);
            return;
        }

        LoadArguments(il, plan, locals);
        if (plan.Constructor is MethodInfo factory)
        {
            il.Emit(OpCodes.Call, factory);
            if (!plan.Type.IsValueType)
            {
                il.Emit(OpCodes.Ldstr, factory.Name);
                il.Emit(OpCodes.Call, typeof(ObjectReader).GetMethod(nameof(ObjectReader.Given))!.MakeGenericMethod(plan.Type));
            }
        }
        else
        {
            il.Emit(OpCodes.Newobj, (ConstructorInfo)plan.Constructor);
        }

        il.Emit(OpCodes.Stloc, value);
    }

    private static void Load(ILGenerator il, MemberPlan? argument, ParameterInfo parameter, IReadOnlyDictionary<MemberPlan, LocalBuilder> locals)
    {
        Type type = parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType;
        if (argument is null && ReflectedConstruction.IsParams(parameter))
        {
            il.Emit(OpCodes.Ldc_I4_0);
            il.Emit(OpCodes.Newarr, type.GetElementType()!);
        }
        else if (argument is null)
        {
            Constants.Load(il, parameter.DefaultValue, type);
        }
        else
        {
            il.Emit(OpCodes.Ldloc, locals[argument]);
            ConversionEmitter.Convert(il, argument.Type, type);
        }

        if (parameter.ParameterType.IsByRef)
        {
            LocalBuilder copy = il.DeclareLocal(type);
            il.Emit(OpCodes.Stloc, copy);
            il.Emit(OpCodes.Ldloca, copy);
        }
    }

    private static void SetToDefault(ILGenerator il, EmitContext context, MemberInfo member, Assembly viewer)
    {
        Type type = member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
        MemberInfo setter = member is PropertyInfo { } settable ? Members.Setter(settable, viewer)! : member;
        context.Set(setter, () => Constants.Load(il, null, type));
    }
}
