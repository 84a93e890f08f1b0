using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

[NinoType(VersionTolerant = true)]
[NinoReserved(8, 3)]
public sealed class SchemaOrder
{
    [NinoMember(1)]
    public int Id { get; set; }

    [NinoMember(7)]
    [NinoCompact]
    public long Total { get; set; }

    [NinoMember(2)]
    public List<SchemaLine> Lines { get; set; } = [];

    [NinoMember(5)]
    public SchemaBase? First { get; set; }
}

[NinoType]
[NinoTag(41)]
[NinoFormerName("Old.Line")]
public struct SchemaLine
{
    public int Count;
    public double Price;
}

[NinoType]
public abstract class SchemaBase
{
}

[NinoType]
public sealed class SchemaDerived : SchemaBase
{
    public string? Name { get; set; }
}
