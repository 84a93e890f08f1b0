using Nino.Core;

namespace Nino.Samples.Lz4;

#region world
[NinoType]
public sealed class World
{
    public string Name { get; set; } = "";

    public int[] Tiles { get; set; } = [];
}
#endregion world
