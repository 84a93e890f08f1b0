using System;
using Nino.Core;

namespace Nino.Samples.Lz4;

[NinoType]
public sealed class World
{
    public string Name { get; set; } = "";

    public int[] Tiles { get; set; } = Array.Empty<int>();
}
