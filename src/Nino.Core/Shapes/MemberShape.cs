using System;

namespace Nino.Core.Runtime;

/// <summary>A member: its name and, looked up late because types may be recursive, its shape.</summary>
internal sealed class MemberShape(string name, Func<Shape> shape)
{
    public string Name => name;

    public Shape Shape => shape();
}
