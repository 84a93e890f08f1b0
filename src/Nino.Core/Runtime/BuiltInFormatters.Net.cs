using System;
using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed partial class BuiltInFormatters
{
    partial void AddScalarsOfTarget()
    {
        Add<Int128, RawFormatter<Int128>>();
        Add<UInt128, RawFormatter<UInt128>>();
        Add<Half, RawFormatter<Half>>();
        Add<DateOnly, DateOnlyFormatter>();
        Add<TimeOnly, TimeOnlyFormatter>();
        Add<Rune, RuneFormatter>();
    }
}
