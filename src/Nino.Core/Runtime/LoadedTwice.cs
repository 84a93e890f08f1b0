namespace Nino.Core.Runtime;

/// <summary>Types with one id, of which load contexts may let some go.</summary>
internal static class LoadedTwice
{
    /// <summary>The one that an input means: the one that fits the declared type, and of a plugin that was loaded several times the newest. Null where there is none.</summary>
    /// <param name="id">The id.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="types">The types, the newest first.</param>
    /// <exception cref="NinoException">They are types of different assemblies.</exception>
    public static Type? Choose(uint id, Type declared, Type[] types)
    {
        Type[] fitting = Array.FindAll(types, declared.IsAssignableFrom);
        Type[] meant = fitting.Length > 0 ? fitting : types;
        return meant.Length == 0 ? null : Array.Find(meant, type => !IsOf(type, meant[0])) is { } other ? throw Registry.Ambiguous(id, meant[0], other) : meant[0];
    }

    private static bool IsOf(Type type, Type other) => type.FullName == other.FullName && type.Assembly.GetName().Name == other.Assembly.GetName().Name;
}
