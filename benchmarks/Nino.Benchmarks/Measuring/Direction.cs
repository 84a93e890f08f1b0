namespace Nino.Benchmarks.Measuring;

internal enum Direction
{
    Write,
    Read,
}
