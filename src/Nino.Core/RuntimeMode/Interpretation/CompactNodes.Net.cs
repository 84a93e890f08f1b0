using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

internal static partial class CompactNodes
{
    static partial void AddOfTarget(Dictionary<Type, Node> nodes)
    {
        Add<Int128, CompactInt128>(nodes);
        Add<UInt128, CompactUInt128>(nodes);
        Add<DateOnly, CompactDateOnly>(nodes);
        Add<TimeOnly, CompactTimeOnly>(nodes);
        Pack<TimeOnly, CompactTimeOnly>();
        Add<Rune, CompactRune>(nodes);
    }
}
