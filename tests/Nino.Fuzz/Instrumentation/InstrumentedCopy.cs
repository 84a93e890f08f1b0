using System;
using System.IO;
using System.Linq;
using Mono.Cecil;
using Mono.Cecil.Cil;
using Mono.Cecil.Rocks;

namespace Nino.Fuzz.Instrumentation;

/// <summary>A copy of this program in a folder of its own, whose runtime library counts edges, or can leave checks out.</summary>
internal static class InstrumentedCopy
{
    public const string Library = "Nino.Core.dll";
    public const string Holder = "Nino.Core.FuzzCoverage";
    public const string ChecksFile = "checks.txt";

    /// <summary>The variable of the environment that tells which check is left out, for programs that know nothing of it.</summary>
    public const string Variable = "NINO_LEAVE_OUT";

    /// <param name="folder">Where the copy goes.</param>
    /// <param name="counts">Whether edges are counted.</param>
    /// <param name="checks">Whether checks can be left out.</param>
    public static void Make(string folder, bool counts, bool checks)
    {
        string from = AppContext.BaseDirectory;
        foreach (string file in Directory.EnumerateFiles(from, "*", SearchOption.TopDirectoryOnly))
        {
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)), overwrite: true);
        }

        using ModuleDefinition module = ModuleDefinition.ReadModule(Path.Combine(from, Library), new ReaderParameters { InMemory = true, AssemblyResolver = Resolver(from) });
        TypeDefinition holder = new("Nino.Core", "FuzzCoverage", TypeAttributes.Public | TypeAttributes.Abstract | TypeAttributes.Sealed | TypeAttributes.BeforeFieldInit, module.TypeSystem.Object);
        FieldDefinition map = new("Map", FieldAttributes.Public | FieldAttributes.Static | FieldAttributes.InitOnly, new ArrayType(module.TypeSystem.Byte));
        FieldDefinition active = new("Active", FieldAttributes.Public | FieldAttributes.Static, module.TypeSystem.Int32);
        FieldDefinition reached = new("Reached", FieldAttributes.Public | FieldAttributes.Static | FieldAttributes.InitOnly, new ArrayType(module.TypeSystem.Byte));
        holder.Fields.Add(map);
        holder.Fields.Add(reached);
        holder.Fields.Add(active);
        MethodDefinition hit = Hit(module, map);
        holder.Methods.Add(hit);

        Checks.Verify(module);
        Checks skipped = new(active, reached);
        Edges edges = new(hit);
        MethodDefinition[] methods = [.. module.GetTypes().SelectMany(type => type.Methods).Where(method => method.HasBody && method.Body.Instructions.Count > 0)];
        foreach (MethodDefinition method in methods)
        {
            method.Body.SimplifyMacros();
            if (checks)
            {
                skipped.Instrument(method);
            }

            if (counts)
            {
                edges.Instrument(method);
            }
        }

        holder.Methods.Add(Constructor(module, (map, edges.Count), (reached, skipped.Names.Count + 1), active));
        module.Types.Add(holder);
        module.Write(Path.Combine(folder, Library));
        File.WriteAllLines(Path.Combine(folder, ChecksFile), skipped.Names);
    }

    private static DefaultAssemblyResolver Resolver(string from)
    {
        DefaultAssemblyResolver resolver = new();
        resolver.AddSearchDirectory(from);
        resolver.AddSearchDirectory(Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        return resolver;
    }

    private static MethodDefinition Hit(ModuleDefinition module, FieldDefinition map)
    {
        MethodDefinition hit = new("Hit", MethodAttributes.Public | MethodAttributes.Static, module.TypeSystem.Void) { AggressiveInlining = true };
        hit.Parameters.Add(new ParameterDefinition("edge", ParameterAttributes.None, module.TypeSystem.Int32));
        ILProcessor code = hit.Body.GetILProcessor();
        code.Emit(OpCodes.Ldsfld, map);
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldelema, module.TypeSystem.Byte);
        code.Emit(OpCodes.Dup);
        code.Emit(OpCodes.Ldind_U1);
        code.Emit(OpCodes.Ldc_I4_1);
        code.Emit(OpCodes.Add);
        code.Emit(OpCodes.Conv_U1);
        code.Emit(OpCodes.Stind_I1);
        code.Emit(OpCodes.Ret);
        return hit;
    }

    private static MethodDefinition Constructor(ModuleDefinition module, (FieldDefinition Field, int Length) map, (FieldDefinition Field, int Length) reached, FieldDefinition active)
    {
        MethodDefinition constructor = new(".cctor", MethodAttributes.Private | MethodAttributes.Static | MethodAttributes.HideBySig | MethodAttributes.SpecialName | MethodAttributes.RTSpecialName, module.TypeSystem.Void);
        ILProcessor code = constructor.Body.GetILProcessor();
        foreach ((FieldDefinition field, int length) in new[] { map, reached })
        {
            code.Emit(OpCodes.Ldc_I4, length);
            code.Emit(OpCodes.Newarr, module.TypeSystem.Byte);
            code.Emit(OpCodes.Stsfld, field);
        }

        code.Emit(OpCodes.Ldstr, Variable);
        code.Emit(OpCodes.Call, module.ImportReference(typeof(Environment).GetMethod(nameof(Environment.GetEnvironmentVariable), [typeof(string)])));
        code.Emit(OpCodes.Call, module.ImportReference(typeof(Convert).GetMethod(nameof(Convert.ToInt32), [typeof(string)])));
        code.Emit(OpCodes.Stsfld, active);
        code.Emit(OpCodes.Ret);
        return constructor;
    }
}
