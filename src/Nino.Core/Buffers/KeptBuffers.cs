using System;

namespace Nino.Core.Buffers;

/// <summary>Arrays that a thread keeps for buffer writers.</summary>
internal static class KeptBuffers
{
    private const int InitialSize = 4 * 1024;

    private const int LargestKept = 1024 * 1024;

    private const int MaxCount = 4;

    [ThreadStatic]
    private static byte[][]? t_kept;

    [ThreadStatic]
    private static int t_count;

    public static byte[] Take() => t_count == 0 ? Target.AllocateUninitialized<byte>(InitialSize) : t_kept![--t_count];

    public static void Keep(byte[] buffer)
    {
        if (buffer.Length is >= InitialSize and <= LargestKept && t_count < MaxCount)
        {
            (t_kept ??= new byte[MaxCount][])[t_count++] = buffer;
        }
    }
}
