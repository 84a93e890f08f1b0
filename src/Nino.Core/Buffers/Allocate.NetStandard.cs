namespace Nino.Core.Buffers;

/// <summary>Allocation without clearing, where the runtime offers it.</summary>
internal static class Allocate
{
    public const int MaxArrayLength = 0x7FFFFFC7;

    public static T[] Array<T>(int length) => new T[length];
}
