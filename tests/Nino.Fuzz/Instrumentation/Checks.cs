using System.Collections.Generic;
using System.Linq;
using Mono.Cecil;
using Mono.Cecil.Cil;

namespace Nino.Fuzz.Instrumentation;

/// <summary>
/// Makes each check of reading, but for those of <see cref="LeftAlone"/>, one that can be left out while the program runs: a call that raises an error, and an
/// exception that is thrown where an <c>if</c> leads. The number of the one that is left out stands in a static field, and
/// which ones were reached in an array.
/// </summary>
internal sealed class Checks(FieldReference active, FieldReference reached)
{
    /// <summary>Namespaces whose checks are not left out; those of a new namespace are. docs/*/guide/security.md names them.</summary>
    private static readonly string[] LeftAlone =
    [
        // Headers, limits and indexes of streams: tests/Nino.Tests/Streaming looks at them.
        "Nino.Core.Streaming",

        // Arguments of NinoSchema that are null: no bytes are read there.
        "Nino.Core.Schemas",
    ];

    private readonly List<string> _names = [];
    private readonly Dictionary<string, int> _numbers = [];
    private readonly Dictionary<MethodDefinition, MethodDefinition> _wrappers = [];

    public IReadOnlyList<string> Names => _names;

    /// <summary>Says so where a namespace that is left alone has another name now.</summary>
    public static void Verify(ModuleDefinition module)
    {
        foreach (string name in LeftAlone.Except(module.Types.Select(type => type.Namespace)))
        {
            throw new System.InvalidOperationException($"{nameof(Checks)}.{nameof(LeftAlone)} has the namespace {name}, which {module.Name} has not.");
        }
    }

    public void Instrument(MethodDefinition method)
    {
        if (!IsReading(method))
        {
            return;
        }

        ILProcessor code = method.Body.GetILProcessor();
        foreach (Instruction instruction in method.Body.Instructions.ToArray())
        {
            if (instruction.OpCode == OpCodes.Call && instruction.Operand is MethodReference called && called.Resolve() is { } helper && helper.Module == method.Module && IsCheck(helper))
            {
                // What follows the call in the source is then reached.
                Instruction id = code.Create(OpCodes.Ldc_I4, Name(method, helper.Name));
                Retarget(method.Body, instruction, id);
                code.InsertBefore(instruction, id);
                instruction.Operand = Wrapper(called, helper);
            }
            else if (instruction.OpCode == OpCodes.Throw && SkippedBy(method.Body, instruction) is { } branch)
            {
                int check = Name(method, "throw");
                Instruction start = branch.Next;
                Instruction[] guard = [code.Create(OpCodes.Ldsfld, active), code.Create(OpCodes.Ldc_I4, check), code.Create(OpCodes.Beq, instruction.Next), .. Reach(code, code.Create(OpCodes.Ldc_I4, check))];
                Retarget(method.Body, start, guard[0]);
                foreach (Instruction added in guard)
                {
                    code.InsertBefore(start, added);
                }
            }
        }
    }

    private Instruction[] Reach(ILProcessor code, Instruction check) => [code.Create(OpCodes.Ldsfld, reached), check, code.Create(OpCodes.Ldc_I4_1), code.Create(OpCodes.Stelem_I1)];

    /// <summary>Lets branches to an instruction lead to another one, which will stand before it.</summary>
    private static void Retarget(MethodBody body, Instruction from, Instruction to)
    {
        foreach (Instruction branch in body.Instructions)
        {
            if (branch.Operand == from)
            {
                branch.Operand = to;
            }
            else if (branch.Operand is Instruction[] targets)
            {
                branch.Operand = System.Array.ConvertAll(targets, target => target == from ? to : target);
            }
        }
    }

    /// <summary>Whether a method may read. What the compiler makes for asynchronous methods and iterators has no name that lasts, and only streams have checks in such methods.</summary>
    private static bool IsReading(MethodDefinition method)
    {
        TypeDefinition outer = OuterMost(method.DeclaringType);
        return outer.Namespace.StartsWith("Nino.Core", System.StringComparison.Ordinal) && !LeftAlone.Contains(outer.Namespace)
            && !method.DeclaringType.FullName.Contains('<', System.StringComparison.Ordinal)
            && !method.Name.Contains("Write", System.StringComparison.Ordinal) && !method.Name.StartsWith("Serialize", System.StringComparison.Ordinal) && !method.Name.StartsWith("Throw", System.StringComparison.Ordinal)
            && !method.DeclaringType.FullName.Contains("Writer", System.StringComparison.Ordinal);
    }

    private static TypeDefinition OuterMost(TypeDefinition type) => type.DeclaringType is { } outer ? OuterMost(outer) : type;

    private static bool IsCheck(MethodDefinition method) =>
        method is { HasGenericParameters: false, ReturnType.FullName: "System.Void", HasBody: true }
        && (method.Name.StartsWith("Throw", System.StringComparison.Ordinal) || (method.DeclaringType.Name == "Reader" && method.Name is "Check" or "CheckDepth" or "CheckStack"));

    /// <summary>The branch that leads past what is thrown, where it is the only way there.</summary>
    private static Instruction? SkippedBy(MethodBody body, Instruction thrown)
    {
        if (thrown.Next is null)
        {
            return null;
        }

        for (Instruction? before = thrown.Previous; before is not null; before = before.Previous)
        {
            if (before.OpCode.FlowControl == FlowControl.Cond_Branch)
            {
                return before.Operand == thrown.Next && !body.ExceptionHandlers.Any(handler => handler.HandlerEnd == thrown.Next || handler.TryEnd == thrown.Next) ? before : null;
            }

            if (before.OpCode.FlowControl is FlowControl.Branch or FlowControl.Return or FlowControl.Throw)
            {
                return null;
            }
        }

        return null;
    }

    /// <summary>The number of a check. Its name counts those of all methods of one name.</summary>
    private int Name(MethodDefinition method, string check)
    {
        string name = $"{method.DeclaringType.Name}.{method.Name}";
        int number = _numbers[name] = _numbers.GetValueOrDefault(name) + 1;
        _names.Add($"{name} {check} {number}");
        return _names.Count;
    }

    /// <summary>A method beside the one that raises the error, which does nothing when its number is the one that is left out.</summary>
    private MethodReference Wrapper(MethodReference called, MethodDefinition helper)
    {
        if (!_wrappers.TryGetValue(helper, out MethodDefinition? wrapper))
        {
            wrapper = new MethodDefinition("Fuzz" + helper.Name, helper.Attributes, helper.ReturnType) { HasThis = helper.HasThis };
            foreach (ParameterDefinition parameter in helper.Parameters)
            {
                wrapper.Parameters.Add(new ParameterDefinition(parameter.Name, parameter.Attributes, parameter.ParameterType));
            }

            wrapper.Parameters.Add(new ParameterDefinition("id", ParameterAttributes.None, helper.Module.TypeSystem.Int32));
            ILProcessor code = wrapper.Body.GetILProcessor();
            Instruction done = code.Create(OpCodes.Ret);
            code.Emit(OpCodes.Ldsfld, active);
            code.Emit(OpCodes.Ldarg, wrapper.Parameters[^1]);
            code.Emit(OpCodes.Beq, done);
            foreach (Instruction instruction in Reach(code, code.Create(OpCodes.Ldarg, wrapper.Parameters[^1])))
            {
                code.Append(instruction);
            }

            if (helper.HasThis)
            {
                code.Emit(OpCodes.Ldarg_0);
            }

            foreach (ParameterDefinition parameter in wrapper.Parameters.SkipLast(1))
            {
                code.Emit(OpCodes.Ldarg, parameter);
            }

            code.Emit(OpCodes.Call, On(helper, called.DeclaringType, isWrapperBody: true));
            code.Append(done);
            helper.DeclaringType.Methods.Add(wrapper);
            _wrappers[helper] = wrapper;
        }

        return On(wrapper, called.DeclaringType, isWrapperBody: false);
    }

    private static MethodReference On(MethodDefinition method, TypeReference declaring, bool isWrapperBody)
    {
        if (!method.DeclaringType.HasGenericParameters)
        {
            return method;
        }

        TypeReference owner = declaring;
        if (isWrapperBody)
        {
            GenericInstanceType open = new(method.DeclaringType);
            foreach (GenericParameter parameter in method.DeclaringType.GenericParameters)
            {
                open.GenericArguments.Add(parameter);
            }

            owner = open;
        }

        MethodReference reference = new(method.Name, method.ReturnType, owner) { HasThis = method.HasThis };
        foreach (ParameterDefinition parameter in method.Parameters)
        {
            reference.Parameters.Add(new ParameterDefinition(parameter.ParameterType));
        }

        return reference;
    }
}
