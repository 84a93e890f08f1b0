namespace Nino.Contract;

/// <summary>Why no instance of a type can be made.</summary>
/// <param name="Parameter">The parameter that is no member; null when there is no constructor to call.</param>
/// <param name="IsMarked">Whether it is one of the constructor or factory that <c>[NinoConstructor]</c> marks.</param>
/// <param name="Computed">The property that would be the member if it were marked; null when there is none.</param>
internal sealed record ConstructionProblem(string? Parameter, bool IsMarked = false, string? Computed = null)
{
    public override string ToString() => Parameter is null
        ? "it has no constructor that is public or internal"
        : $"parameter '{Parameter}' of its {(IsMarked ? "marked " : "")}constructor is no member{(Computed is null ? "" : $", because '{Computed}' is computed: mark that [NinoMember]")}";
}
