using System.Linq;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

/// <summary>Groups of numbers, which are not packed.</summary>
[NinoType, NinoCompact]
public sealed class CompactGroups
{
    public ILookup<string, int>? Lookup;
    public ILookup<OfInt16, double>? ByKind;
    public IGrouping<int, long>? Group;
    public ILookup<string, decimal?>? Optional;
    public int Last;
}
