using System.Reflection;
using System.Runtime.Loader;

namespace Nino.WorkloadTests;

/// <summary>Loads assemblies once more. Their code is compiled again, as in a new process.</summary>
/// <param name="library">The assembly that is loaded again where another of this context asks for it.</param>
internal sealed class FreshContext(Assembly library) : AssemblyLoadContext(nameof(FreshContext))
{
    protected override Assembly? Load(AssemblyName assemblyName) =>
        assemblyName.Name == library.GetName().Name ? LoadFromAssemblyPath(library.Location) : null;
}
