using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members of declared types that values are derived from.</summary>
[NinoType]
public sealed class Holder
{
    public Shape? Shape;
    public IMessage? Message;
    public Animal? Animal;
    public object? Anything;
    public List<IMessage?>? Messages;
    public Shape?[]? Shapes;
    public Dictionary<string, Animal?>? Animals;
    public List<object?>? Things;
}
