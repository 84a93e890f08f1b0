using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed partial class ScalarFormatters
{
    static partial void AddScalarsOfTarget(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        Add(factories, "System.Int128", static id => new TypeBinding<Int128, RawFormatter<Int128>>(id));
        Add(factories, "System.UInt128", static id => new TypeBinding<UInt128, RawFormatter<UInt128>>(id));
        Add(factories, "System.Half", static id => new TypeBinding<Half, RawFormatter<Half>>(id));
        Add(factories, "System.DateOnly", static id => new TypeBinding<DateOnly, DateOnlyFormatter>(id));
        Add(factories, "System.TimeOnly", static id => new TypeBinding<TimeOnly, TimeOnlyFormatter>(id));
        Add(factories, "System.Text.Rune", static id => new TypeBinding<Rune, RuneFormatter>(id));
    }
}
