namespace Nino.Contract;

/// <summary>Assemblies of the framework and of engines: the state of their classes belongs to them, and most projects derive from some of these.</summary>
internal static class Frameworks
{
    /// <summary>A name stands for itself and what follows it behind a dot.</summary>
    private static readonly string[] Names =
    [
        "System", "Microsoft", "mscorlib", "netstandard", "WindowsBase", "PresentationCore", "PresentationFramework", "WinRT", "Xamarin", "Mono",
        "UnityEngine", "UnityEditor", "Unity", "Godot", "GodotSharp", "MonoGame", "Stride", "FlaxEngine", "Avalonia",
    ];

    /// <summary>Whether an assembly of this name is one of them.</summary>
    public static bool Include(string assembly) => Array.Exists(Names, name => assembly == name || assembly.StartsWith(name + ".", StringComparison.Ordinal));
}
