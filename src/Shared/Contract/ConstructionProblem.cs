namespace Nino.Contract;

/// <summary>Why no instance of a type can be made.</summary>
/// <param name="Parameter">The first parameter that no member fits; null when there is no constructor to call.</param>
/// <param name="IsMarked">Whether it is one of the constructor or factory that <c>[NinoConstructor]</c> marks.</param>
/// <param name="Detail">Of each such parameter, why; or why there is no constructor to call.</param>
internal sealed record ConstructionProblem(string? Parameter, bool IsMarked = false, string Detail = "it has no constructor that is public or internal")
{
    public override string ToString() => Parameter is null
        ? Detail
        : $"no member fits each parameter of its {(IsMarked ? "marked " : "")}constructor: {Detail}";
}
