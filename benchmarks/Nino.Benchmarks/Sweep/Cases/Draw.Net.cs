using System;
using System.Reflection;
using System.Text;

namespace Nino.Benchmarks.Sweep;

internal sealed partial class Draw
{
    private static readonly NullabilityInfoContext Nullability = new();

    private static bool MayBeNull(FieldInfo field) => Nullability.Create(field).ReadState == NullabilityState.Nullable;

    private static object? NewerScalar(Type type, long n, long positive) => type switch
    {
        _ when type == typeof(Int128) => new Int128((ulong)(n >> 9), (ulong)n),
        _ when type == typeof(Rune) => new Rune((char)(positive % 0xD800)),
        _ when type == typeof(Half) => (Half)(n % 1000),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber((int)(positive % DateOnly.MaxValue.DayNumber)),
        _ when type == typeof(TimeOnly) => new TimeOnly(positive % TimeSpan.TicksPerDay),
        _ => null,
    };
}
