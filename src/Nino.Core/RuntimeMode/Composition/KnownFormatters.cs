using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Finds what the tables of the contract name.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class KnownFormatters
{
    /// <summary>A formatter of the runtime with so many type parameters, or null where this framework does not have it.</summary>
    public static Type? Find(string name, int arity) =>
        typeof(IFormatter<>).Assembly.GetType($"{typeof(IFormatter<>).Namespace}.{name}" + (arity == 0 ? "" : $"`{arity}"));

    /// <summary>The type that is read in the place of an interface: of the framework's collections, or of the assembly of the interface.</summary>
    public static Type Definition(string name, Type contract) =>
        typeof(List<>).Assembly.GetType(name) ?? contract.Assembly.GetType(name) ?? typeof(HashSet<>).Assembly.GetType(name)
        ?? throw new NinoException($"{name} is not on this framework.", contract);
}
