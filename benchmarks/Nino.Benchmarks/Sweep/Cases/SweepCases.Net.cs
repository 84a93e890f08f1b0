using System;
using System.Text;

namespace Nino.Benchmarks.Sweep;

internal sealed partial class SweepCases
{
    partial void AddNewerScalars()
    {
        Scalar<DateOnly>("DateOnly");
        Scalar<TimeOnly>("TimeOnly");
        Scalar<Int128>("Int128");
        Scalar<Half>("Half");
        Add("Rune[]", Axes.Many | Axes.Numbers, (name, draw) => new ArrayOf<Rune>(name, draw));
    }
}
