namespace Nino.Core.Shapes;

/// <summary>A member: its name, its number where its type is version-tolerant and, looked up late because types may be recursive, its shape.</summary>
internal sealed class MemberShape(string name, Func<Shape> shape, uint number = 0)
{
    public string Name => name;

    public uint Number => number;

    public Shape Shape => shape();
}
