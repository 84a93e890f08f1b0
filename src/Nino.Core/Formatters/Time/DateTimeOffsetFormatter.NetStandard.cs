namespace Nino.Core.Formatters;

public readonly partial struct DateTimeOffsetFormatter
{
    private static long MinutesOf(DateTimeOffset value) => value.Offset.Ticks / TimeSpan.TicksPerMinute;

    private static DateTimeOffset Make(long ticks, long offset) => new(ticks, new TimeSpan(offset * TimeSpan.TicksPerMinute));
}
