using System.Reflection;
using System.Threading;
using Nino.Core.Memory;

namespace Nino.Core.Runtime;

/// <summary>
/// Assemblies register their formatters in a module initializer, which runs when code of theirs first runs. A payload
/// may name a type before that: then the initializers of all loaded assemblies are run.
/// </summary>
internal static class LoadedAssemblies
{
    private static readonly AssemblySet Initialized = new();

    private static int s_loads;

    // What s_loads was before all were initialized.
    private static int s_initializedAt = -1;

    // Where this library may be let go itself, the event would hold it.
    private static readonly bool TellsLoads = Platform.TellsLoads && !Collectible.Is(typeof(LoadedAssemblies));

    static LoadedAssemblies()
    {
        if (TellsLoads)
        {
            AppDomain.CurrentDomain.AssemblyLoad += static (_, _) => Interlocked.Increment(ref s_loads);
        }
    }

    /// <summary>Changes when an assembly is loaded, so that an input cannot have all of them looked at for each id that nobody knows. Where nothing tells of it, each time.</summary>
    public static int Loads => TellsLoads ? Volatile.Read(ref s_loads) : Interlocked.Increment(ref s_loads);

    /// <summary>Runs the module initializers of assemblies that were loaded since the last call.</summary>
    public static void InitializeNew()
    {
        int loads = Loads;
        if (loads == Volatile.Read(ref s_initializedAt))
        {
            return;
        }

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

        Volatile.Write(ref s_initializedAt, loads);
    }
}
