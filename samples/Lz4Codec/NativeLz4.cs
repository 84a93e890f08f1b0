using System.Runtime.InteropServices;

namespace Nino.Samples.Lz4;

#region native
/// <summary>Debian's liblz4 (package liblz4-1): blocks, not LZ4's frames.</summary>
internal static class NativeLz4
{
    private const string Library = "liblz4.so.1";

    public static bool IsInstalled => NativeLibrary.TryLoad(Library, out _);

    /// <summary>The most bytes that a block of so many takes.</summary>
    [DllImport(Library, EntryPoint = "LZ4_compressBound")]
    public static extern int MaxPackedSize(int size);

    /// <summary>Returns the number of bytes written, 0: they do not fit.</summary>
    [DllImport(Library, EntryPoint = "LZ4_compress_default")]
    public static extern int Compress(
        ref byte source, ref byte destination, int size, int capacity);

    /// <summary>
    /// Returns the number of bytes written, less than 0 when the source is bad or
    /// the destination too small. Safe on any bytes.
    /// </summary>
    [DllImport(Library, EntryPoint = "LZ4_decompress_safe")]
    public static extern int Decompress(
        ref byte source, ref byte destination, int packedSize, int capacity);
}
#endregion native
