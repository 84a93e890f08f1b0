using System.Collections.Generic;

namespace Nino.Benchmarks.Reporting;

/// <summary>
/// The figures that the older report published (Unity, Nino 1, 2022), for the five lengths. Its first length was the first call
/// of the process, the others were warm. Differences in percent of the peer's time.
/// </summary>
internal static class PublishedNested
{
    public static IReadOnlyList<int> CompressedBytes { get; } = [53, 94, 254, 1_826, 17_538];

    public static IReadOnlyDictionary<string, IReadOnlyList<int>> PeerBytes { get; } = new Dictionary<string, IReadOnlyList<int>>
    {
        ["protobuf-net"] = [638, 6_308, 63_008, 630_008, 6_300_008],
        ["BinaryFormatter"] = [1_165, 8_725, 84_325, 840_325, 8_400_325],
    };

    public static IReadOnlyDictionary<string, IReadOnlyList<double>> GeneratedWrite { get; } = new Dictionary<string, IReadOnlyList<double>>
    {
        ["protobuf-net"] = [-66.67, -100.00, -43.75, -48.07, -43.91],
        ["BinaryFormatter"] = [-26.92, -66.67, -70.00, -67.64, -72.73],
    };

    public static IReadOnlyDictionary<string, IReadOnlyList<double>> ReflectionWrite { get; } = new Dictionary<string, IReadOnlyList<double>>
    {
        ["protobuf-net"] = [-62.22, 0.00, 6.25, -9.39, -0.96],
        ["BinaryFormatter"] = [-34.62, -33.33, -36.67, -37.82, -43.66],
    };

    public static IReadOnlyDictionary<string, IReadOnlyList<double>> GeneratedRead { get; } = new Dictionary<string, IReadOnlyList<double>>
    {
        ["protobuf-net"] = [-25.00, -66.67, -48.15, -50.53, -49.96],
        ["BinaryFormatter"] = [-69.23, -66.67, -60.00, -57.98, -68.39],
    };

    public static IReadOnlyDictionary<string, IReadOnlyList<double>> ReflectionRead { get; } = new Dictionary<string, IReadOnlyList<double>>
    {
        ["protobuf-net"] = [-12.50, 0.00, 11.11, 14.59, 9.38],
        ["BinaryFormatter"] = [-61.54, 0.00, 6.67, 3.26, -20.85],
    };
}
