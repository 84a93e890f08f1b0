namespace Nino.Contract;

/// <summary>What a type needs to be the custom formatter of another.</summary>
internal static class CustomFormatterRules
{
    public const string NotOpen = "its type parameters have to be those of the type, each once and with no more constraints";

    /// <summary>Why a type cannot format another, or null.</summary>
    /// <param name="target">The name of the type to be formatted.</param>
    /// <param name="derives">Whether it derives from the <c>NinoFormatter</c> of exactly that type.</param>
    /// <param name="isAbstract">Whether it is abstract.</param>
    /// <param name="isConstructible">Whether it has a public parameterless constructor, and no required members that this leaves unset.</param>
    /// <param name="isReachable">Whether generated code may name it.</param>
    public static string? Problem(string target, bool derives, bool isAbstract, bool isConstructible, bool isReachable) =>
        !derives ? $"it has to derive from NinoFormatter<{target}>"
        : isAbstract ? "it is abstract"
        : !isConstructible ? "it has to have a public parameterless constructor, and no required members that this leaves unset"
        : !isReachable ? "generated code cannot reach it: make it and its outer types internal or public"
        : null;

    /// <summary>The problem of a second formatter for one type.</summary>
    public static string Taken(string first) => $"'{first}' formats it already";
}
