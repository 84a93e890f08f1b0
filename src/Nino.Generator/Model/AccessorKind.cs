namespace Nino.Generator.Model;

/// <summary>What an accessor reaches.</summary>
internal enum AccessorKind
{
    Field,
    Getter,
    Setter,
    Buffer,
}
