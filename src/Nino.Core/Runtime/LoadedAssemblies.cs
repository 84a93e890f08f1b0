using System;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Nino.Core.Runtime;

/// <summary>
/// Assemblies register their formatters in a module initializer, which runs when code of theirs first runs. A payload
/// may name a type before that: then the initializers of all loaded assemblies are run.
/// </summary>
internal static class LoadedAssemblies
{
    private static readonly AssemblySet Initialized = new();

    /// <summary>Runs the module initializers of assemblies that were loaded since the last call.</summary>
    public static void InitializeNew()
    {
        // Held throughout, so that no thread takes an id for unknown while another is still running initializers.
        lock (Initialized)
        {
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                if (Initialized.Add(assembly) && !assembly.IsDynamic)
                {
                    RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
                }
            }
        }
    }
}
