using System.Reflection;

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
        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            lock (Initialized)
            {
                if (Initialized.Contains(assembly))
                {
                    continue;
                }
            }

            // Without the lock, for an initializer may read. Where another thread is running it, the runtime waits for that one, so that no id is taken for unknown meanwhile.
            try
            {
                if (!assembly.IsDynamic)
                {
                    RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
                }
            }
            finally
            {
                // One that fails does so once.
                lock (Initialized)
                {
                    Initialized.Add(assembly);
                }
            }
        }
    }
}
