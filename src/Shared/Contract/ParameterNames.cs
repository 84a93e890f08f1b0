namespace Nino.Contract;

/// <summary>Which parameter is named after which member.</summary>
internal static class ParameterNames
{
    public static bool IsSame(string parameter, string member) => string.Equals(member, parameter, StringComparison.OrdinalIgnoreCase);

    /// <summary>Whether the names are the same but for underscores before that of the member, as fields have.</summary>
    public static bool IsNear(string parameter, string member) => IsSame(parameter, member.TrimStart('_'));
}
