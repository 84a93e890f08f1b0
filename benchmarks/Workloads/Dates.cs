using System;

namespace Nino.BenchmarkData;

/// <summary>The reports' dates are <c>DateTime.Now</c> plus a random number of seconds.</summary>
internal static class Dates
{
    #region dates
    // A fixed moment, so that payloads repeat. UTC, because some serializers rewrite
    // local times by the time zone of the machine.
    // With a fraction of a second, as Now has one: MessagePack stores whole seconds
    // in fewer bytes.
    private static readonly DateTime Start =
        new DateTime(2024, 3, 23, 12, 0, 0, DateTimeKind.Utc).AddTicks(1234567);

    public static DateTime Next(Random random) => Start.AddSeconds(random.Next());
    #endregion dates
}
