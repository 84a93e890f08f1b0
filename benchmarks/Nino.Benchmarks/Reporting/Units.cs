using System.Globalization;

namespace Nino.Benchmarks.Reporting;

/// <summary>Numbers for people.</summary>
internal static class Units
{
    public static string Bytes(long bytes) => bytes.ToString("N0", CultureInfo.InvariantCulture) + " B";

    public static string Time(double nanoseconds) => nanoseconds switch
    {
        < 100 => Format(nanoseconds, "0.00", "ns"),
        < 1e4 => Format(nanoseconds, "0", "ns"),
        < 1e7 => Format(nanoseconds / 1e3, "#,0.0", "μs"),
        _ => Format(nanoseconds / 1e6, "#,0.0", "ms"),
    };

    public static string Ratio(double? ratio) => ratio is double value
        ? value.ToString(value < 0.1 ? "0.000" : "0.00", CultureInfo.InvariantCulture)
        : "-";

    private static string Format(double value, string format, string unit) =>
        $"{value.ToString(format, CultureInfo.InvariantCulture)} {unit}";
}
