namespace Nino.Core.Memory;

/// <summary>Arrays that a thread keeps for buffer writers: few, and not many bytes together.</summary>
internal static class KeptBuffers
{
    private const int InitialSize = 4 * 1024;

    private const int MostKept = 1024 * 1024;

    private const int MaxCount = 4;

    [ThreadStatic]
    private static byte[][]? t_kept;

    [ThreadStatic]
    private static int t_count;

    [ThreadStatic]
    private static int t_size;

    /// <summary>How many bytes the thread keeps.</summary>
    public static int Size => t_size;

    public static byte[] Take()
    {
        if (t_count == 0)
        {
            return Platform.AllocateUninitialized<byte>(InitialSize);
        }

        byte[] buffer = t_kept![--t_count];
        t_kept[t_count] = null!;
        t_size -= buffer.Length;
        return buffer;
    }

    public static void Keep(byte[] buffer)
    {
        if (buffer.Length >= InitialSize && buffer.Length <= MostKept - t_size && t_count < MaxCount)
        {
            (t_kept ??= new byte[MaxCount][])[t_count++] = buffer;
            t_size += buffer.Length;
        }
    }
}
