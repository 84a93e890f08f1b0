using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public sealed class Tree
{
    public string? Name;
    public List<Tree?>? Children;
    public Dictionary<int, Tree?>? Named;
    public Tree?[]? Others;
}
