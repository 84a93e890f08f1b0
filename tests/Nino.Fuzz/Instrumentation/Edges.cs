using System.Collections.Generic;
using System.Linq;
using Mono.Cecil;
using Mono.Cecil.Cil;
using Mono.Cecil.Rocks;

namespace Nino.Fuzz.Instrumentation;

/// <summary>Counts each edge of the control flow: the ways out of a branch and of a switch, and the entry of each method.</summary>
/// <remarks>What is taken without a choice needs no count. Each way out of a branch gets a block of its own, so that edges which join are told apart.</remarks>
internal sealed class Edges(MethodReference hit)
{
    public int Count { get; private set; }

    public void Instrument(MethodDefinition method)
    {
        MethodBody body = method.Body;
        body.SimplifyMacros();
        ILProcessor code = body.GetILProcessor();
        foreach (Instruction branch in body.Instructions.Where(instruction => instruction.OpCode.FlowControl == FlowControl.Cond_Branch).ToArray())
        {
            Instruction next = branch.Next;
            List<Instruction> added = [code.Create(OpCodes.Br, next)];
            if (branch.Operand is Instruction[] targets)
            {
                branch.Operand = targets.Select(target => Detour(code, target, added)).ToArray();
            }
            else
            {
                branch.Operand = Detour(code, (Instruction)branch.Operand, added);
            }

            Instruction straight = code.Create(OpCodes.Ldc_I4, Count++);
            added[0].Operand = straight;
            added.Add(straight);
            added.Add(code.Create(OpCodes.Call, hit));
            Instruction last = branch;
            foreach (Instruction instruction in added)
            {
                code.InsertAfter(last, instruction);
                last = instruction;
            }
        }

        Instruction first = body.Instructions[0];
        code.InsertBefore(first, code.Create(OpCodes.Ldc_I4, Count++));
        code.InsertBefore(first, code.Create(OpCodes.Call, hit));
    }

    private Instruction Detour(ILProcessor code, Instruction target, List<Instruction> added)
    {
        Instruction start = code.Create(OpCodes.Ldc_I4, Count++);
        added.Add(start);
        added.Add(code.Create(OpCodes.Call, hit));
        added.Add(code.Create(OpCodes.Br, target));
        return start;
    }
}
