using System.Reflection;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits the members of a type as a struct, the code of which is that which the generator prints.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class MembersEmitter
{
    private static readonly object Gate = new();

    /// <summary>The formatter of a type.</summary>
    public static Type Emit(TypePlan plan)
    {
        // Mono's builders of types are not safe for several threads.
        lock (Gate)
        {
            return Define(plan);
        }
    }

    private static Type Define(TypePlan plan)
    {
        Type contract = (plan.IsFixedSize ? typeof(IFixedMembers<>) : typeof(IMembers<>)).MakeGenericType(plan.Type);
        TypeBuilder builder = DynamicModules.DefineStruct(plan, contract);
        if (plan.IsFixedSize)
        {
            Constant(builder, contract, nameof(IFixedMembers<object>.Size), plan.Size);
            Constant(builder, contract, nameof(IFixedMembers<object>.Layout), (int)plan.Layout);
            Define(builder, contract, nameof(IFixedMembers<object>.Write), isInlined: true, il => FixedEmitter.Write(il, plan));
            Define(builder, contract, nameof(IFixedMembers<object>.Read), isInlined: true, il => FixedEmitter.Read(il, plan));
            Define(builder, contract, nameof(IFixedMembers<object>.AreValid), isInlined: true, il => FixedEmitter.AreValid(il, plan));
        }
        else
        {
            Constant(builder, contract, nameof(IMembers<object>.Count), plan.MembersInOrder.Length);
            Constant(builder, contract, nameof(IMembers<object>.MayBeDerived), plan.MayBeDerived ? 1 : 0);
            Constant(builder, contract, nameof(IMembers<object>.IsTolerant), plan.IsTolerant ? 1 : 0);
            Constant(builder, contract, nameof(IMembers<object>.SkipsDefaults), plan.SkipsDefaults ? 1 : 0);
            Constant(builder, contract, nameof(IMembers<object>.References), (int)plan.References);
            Constant(builder, contract, nameof(IMembers<object>.ReadsPlain), plan.ReadsPlain ? 1 : 0);
            Constant(builder, contract, nameof(IMembers<object>.KeepsUnknown), plan.Place is null ? 0 : 1);
            Define(builder, contract, nameof(IMembers<object>.UnknownOf), isInlined: true, il => UnknownOf(il, plan));
            Constant(builder, contract, nameof(IMembers<object>.BodySize), plan.HasFixedBody ? 1 + plan.Size : 0);
            Define(builder, contract, nameof(IMembers<object>.WriteMembers), isInlined: true, il => WriteEmitter.Members(il, plan));
            DefineChecked(builder, contract, plan, nameof(IMembers<object>.WriteBody), typeof(Writer), isInlined: true, il => WriteEmitter.Body(il, plan));
            DefineChecked(builder, contract, plan, nameof(IMembers<object>.Read), typeof(Reader), isInlined: true, il => ReadEmitter.Emit(il, plan));
            DefineChecked(builder, contract, plan, nameof(IMembers<object>.ReadInto), typeof(Reader), isInlined: false, il => ReadIntoEmitter.Emit(il, plan));
        }

        Define(builder, contract, nameof(IMembers<object>.Describe), isInlined: false, il => Describe(il, plan));
        Type members = builder.CreateTypeInfo()!.AsType();
        return (plan.IsFixedSize ? typeof(FixedFormatter<,>) : typeof(ObjectFormatter<,>)).MakeGenericType(plan.Type, members);
    }

    private static void Constant(TypeBuilder builder, Type contract, string property, int value) => Define(builder, contract, "get_" + property, isInlined: true, il =>
    {
        il.Emit(OpCodes.Ldc_I4, value);
        il.Emit(OpCodes.Ret);
    });

    private static void Define(TypeBuilder builder, Type contract, string name, bool isInlined, Action<ILGenerator> body)
    {
        MethodInfo declaration = contract.GetMethod(name)!;
        MethodBuilder method = builder.DefineMethod(
            name,
            MethodAttributes.Public | MethodAttributes.Virtual | MethodAttributes.Final | MethodAttributes.HideBySig | MethodAttributes.NewSlot,
            declaration.ReturnType,
            ParametersOf(declaration));
        method.SetImplementationFlags(isInlined ? MethodImplAttributes.IL | MethodImplAttributes.AggressiveInlining : MethodImplAttributes.IL);
        body(method.GetILGenerator());
        builder.DefineMethodOverride(method, declaration);
    }

    /// <summary>Defines a method that looks at the stack for each large struct that members hold, and goes on in one that is not inlined: each has places on the stack for every member, which are taken when the method is entered.</summary>
    private static void DefineChecked(TypeBuilder builder, Type contract, TypePlan plan, string name, Type argument, bool isInlined, Action<ILGenerator> body)
    {
        if (plan.LargeValues.Length == 0)
        {
            Define(builder, contract, name, isInlined, body);
            return;
        }

        MethodInfo declaration = contract.GetMethod(name)!;
        Type[] parameters = ParametersOf(declaration);
        MethodBuilder method = builder.DefineMethod(name + "Checked", MethodAttributes.Private | MethodAttributes.HideBySig, declaration.ReturnType, parameters);
        method.SetImplementationFlags(MethodImplAttributes.IL | MethodImplAttributes.NoInlining);
        body(method.GetILGenerator());
        Define(builder, contract, name, isInlined, il =>
        {
            foreach (Type value in plan.LargeValues)
            {
                il.Emit(OpCodes.Ldarg_1);
                il.Emit(OpCodes.Call, argument.GetMethod(nameof(Writer.CheckStack))!.MakeGenericMethod(value));
            }

            for (short i = 0; i <= parameters.Length; i++)
            {
                il.Emit(OpCodes.Ldarg, i);
            }

            il.Emit(OpCodes.Call, method);
            il.Emit(OpCodes.Ret);
        });
    }

    private static Type[] ParametersOf(MethodInfo method) => Array.ConvertAll(method.GetParameters(), parameter => parameter.ParameterType);

    private static void UnknownOf(ILGenerator il, TypePlan plan)
    {
        if (plan.Place is { } place)
        {
            new EmitContext(il, plan, () => il.Emit(plan.Type.IsValueType ? OpCodes.Ldarga_S : OpCodes.Ldarg_S, (byte)1)).Get(place);
        }
        else
        {
            il.Emit(OpCodes.Ldnull);
        }

        il.Emit(OpCodes.Ret);
    }

    private static void Describe(ILGenerator il, TypePlan plan)
    {
        foreach (MemberPlan member in plan.MembersInOrder)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldstr, member.Name);
            il.Emit(OpCodes.Ldc_I4, plan.IsTolerant ? member.Contract.Marks.Number : 0);
            il.Emit(OpCodes.Callvirt, typeof(ShapeBuilder).GetMethod(nameof(ShapeBuilder.Member), [typeof(string), typeof(uint)])!.MakeGenericMethod(member.Type, member.Formatter));
            il.Emit(OpCodes.Pop);
        }

        il.Emit(OpCodes.Ret);
    }
}
