using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using System.Threading;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Modules for emitted types. Those of a module belong to one set of assemblies whose types and members they may name, public or not.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class DynamicModules
{
    /// <summary>How many types a module gets: each name that is added is looked for among all that the module has.</summary>
    private const int MostTypes = 16;

    private const string Prefix = "Nino.Emitted.";

    /// <summary>A module tells assemblies apart by their identity, which two may share.</summary>
    private static readonly Dictionary<HashSet<Assembly>, (ModuleBuilder Module, int Types)> Modules = new(HashSet<Assembly>.CreateSetComparer());
    private static int s_count;
    private static int s_assemblies;

    /// <summary>A new public struct that implements an interface of the runtime.</summary>
    public static TypeBuilder DefineStruct(TypePlan plan, Type contract)
    {
        Type[] parts = plan.MembersInOrder
            .SelectMany(member => Parts(member.Type).Concat(Parts(member.Formatter)))
            .Concat(Parts(plan.Type))
            .Concat(DeclaredRules.Ancestors(plan.Type).SelectMany(Parts))
            .ToArray();
        AssemblyBuilderAccess access = Array.Exists(parts, Collectible.Is) ? AssemblyBuilderAccess.RunAndCollect : AssemblyBuilderAccess.Run;
        HashSet<Assembly> assemblies = [.. parts.Select(type => type.Assembly).Where(assembly => !IsEmitted(assembly)), typeof(Writer).Assembly];
        string name = $"{plan.Type.Name}_{Interlocked.Increment(ref s_count)}";
        lock (Modules)
        {
            // One that may be let go is held by its types only.
            if (access == AssemblyBuilderAccess.RunAndCollect)
            {
                return Define(Create(assemblies, access), name, contract);
            }

            if (!Modules.TryGetValue(assemblies, out (ModuleBuilder Module, int Types) open) || open.Types == MostTypes)
            {
                open = (Create(assemblies, access), 0);
            }

            Modules[assemblies] = (open.Module, open.Types + 1);
            return Define(open.Module, name, contract);
        }
    }

    private static bool IsEmitted(Assembly assembly) => assembly.IsDynamic && assembly.GetName().Name!.StartsWith(Prefix, StringComparison.Ordinal);

    private static TypeBuilder Define(ModuleBuilder module, string name, Type contract) => module.DefineType(
        Prefix + name,
        TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout | TypeAttributes.BeforeFieldInit,
        typeof(ValueType),
        [contract]);

    private static ModuleBuilder Create(IEnumerable<Assembly> assemblies, AssemblyBuilderAccess access)
    {
        AssemblyBuilder builder = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName($"{Prefix}{Interlocked.Increment(ref s_assemblies)}"), access);
        ConstructorInfo ignores = typeof(IgnoresAccessChecksToAttribute).GetConstructor([typeof(string)])!;
        foreach (string name in assemblies.Select(assembly => assembly.GetName().Name!).Distinct())
        {
            builder.SetCustomAttribute(new CustomAttributeBuilder(ignores, [name]));
        }

        return builder.DefineDynamicModule("Nino.Emitted");
    }

    private static IEnumerable<Type> Parts(Type type) =>
        type.HasElementType ? Parts(type.GetElementType()!) : type.GetGenericArguments().SelectMany(Parts).Append(type);
}
