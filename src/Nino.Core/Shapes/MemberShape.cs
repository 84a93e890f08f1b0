using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>A member: its name and, looked up late because types may be recursive, its shape.</summary>
internal abstract class MemberShape(string name)
{
    public string Name => name;

    public abstract Shape Shape { get; }
}

internal sealed class MemberShape<T, TFormatter>(string name) : MemberShape(name)
    where TFormatter : struct, IFormatter<T>
{
    public override Shape Shape => ShapeOf<T, TFormatter>.Shape;
}
