namespace Nino.Core.Formatters;

internal static partial class OptionalRun<T, TFormatter>
{
    private static int WriteBitsOfEights(ref byte bits, scoped ref T? first, int count) => 0;

    private static int WriteEights(ref byte bits, ref byte at, ref byte end, scoped ref T? first, int count, out int written) => written = 0;

    private static int ReadEights(ref byte bits, ref byte values, ref byte end, ref T? first, int count, out int read) => read = 0;
}
