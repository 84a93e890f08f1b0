using System.Reflection;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The parts that the bodies of emitted methods have in common.</summary>
/// <param name="il">The body.</param>
/// <param name="plan">The type.</param>
/// <param name="instance">Loads the instance: a reference to an object, or the address of a struct.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class EmitContext(ILGenerator il, TypePlan plan, Action instance)
{
    private readonly Dictionary<Type, LocalBuilder> _formatters = [];

    /// <summary>Calls a method of a member's formatter; <paramref name="arguments"/> loads the arguments.</summary>
    public void CallFormatter(MemberPlan member, string method, Action arguments)
    {
        if (!_formatters.TryGetValue(member.Formatter, out LocalBuilder? formatter))
        {
            formatter = il.DeclareLocal(member.Formatter);
            _formatters.Add(member.Formatter, formatter);
        }

        il.Emit(OpCodes.Ldloca, formatter);
        arguments();
        il.Emit(OpCodes.Constrained, member.Formatter);
        il.Emit(OpCodes.Callvirt, typeof(IFormatter<>).MakeGenericType(member.Type).GetMethod(method)!);
    }

    /// <summary>Loads what a member of the instance holds.</summary>
    public void Get(MemberPlan member)
    {
        instance();
        if (member.Getter is FieldInfo field)
        {
            il.Emit(OpCodes.Ldfld, field);
        }
        else
        {
            Call((MethodInfo)member.Getter);
            if (((MethodInfo)member.Getter).ReturnType.IsByRef)
            {
                il.Emit(OpCodes.Ldobj, member.Type);
            }
        }
    }

    /// <summary>Sets a member of the instance; <paramref name="value"/> loads the value.</summary>
    public void Set(MemberPlan member, Action value)
    {
        if (member.IsFilled)
        {
            Get(member);
            value();
            il.Emit(OpCodes.Call, FillMethods.For(member.Type));
            return;
        }

        Set(member.Setter!, value);
    }

    public void Set(MemberInfo setter, Action value)
    {
        instance();
        value();
        if (setter is FieldInfo field)
        {
            il.Emit(OpCodes.Stfld, field);
        }
        else
        {
            Call((MethodInfo)setter);
        }
    }

    /// <summary>Calls the callback on the instance, whose address <paramref name="address"/> loads.</summary>
    public void CallBack(Type callback, Action address)
    {
        if (plan.Calls(callback))
        {
            address();
            il.Emit(OpCodes.Call, typeof(Callbacks).GetMethod(callback.Name.Substring("INino".Length))!.MakeGenericMethod(plan.Type));
        }
    }

    /// <summary>Enters or leaves a level of nesting, where levels are counted.</summary>
    public void Count(Type writerOrReader, string method)
    {
        if (plan.IsCounted)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Call, writerOrReader.GetMethod(method)!);
        }
    }

    /// <summary>Loads a reference that lies behind another.</summary>
    public void At(Action start, int offset)
    {
        start();
        if (offset != 0)
        {
            il.Emit(OpCodes.Ldc_I4, offset);
            il.Emit(OpCodes.Call, typeof(Wire).GetMethod(nameof(Wire.At))!);
        }
    }

    private void Call(MethodInfo method) => il.Emit(method.DeclaringType!.IsValueType ? OpCodes.Call : OpCodes.Callvirt, method);
}
