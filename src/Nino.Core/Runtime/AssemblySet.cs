using System.Reflection;

namespace Nino.Core.Runtime;

/// <summary>Assemblies that something was done with. None of them is held: a load context may let them go.</summary>
internal sealed class AssemblySet
{
    private readonly ConditionalWeakTable<Assembly, AssemblySet> _seen = new();

    /// <summary>Whether an assembly was added. Callers hold a lock.</summary>
    public bool Contains(Assembly assembly) => _seen.TryGetValue(assembly, out _);

    /// <summary>Adds an assembly; whether it is a new one. Callers hold a lock.</summary>
    public bool Add(Assembly assembly)
    {
        if (_seen.TryGetValue(assembly, out _))
        {
            return false;
        }

        _seen.Add(assembly, this);
        return true;
    }
}
