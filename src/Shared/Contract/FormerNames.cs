namespace Nino.Contract;

/// <summary>Names given by <c>[NinoFormerName]</c>.</summary>
internal static class FormerNames
{
    private const string Global = "global::";

    /// <summary>The name as it is hashed: no <c>global::</c> and no space, wherever they stand.</summary>
    public static string Normalize(string name) => name.Replace(Global, "").Replace(" ", "");
}
