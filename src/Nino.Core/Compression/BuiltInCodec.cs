namespace Nino.Core.Compression;

/// <summary>The codec ids of the format (format.md §12).</summary>
internal enum BuiltInCodec : byte
{
    None = 0,
    Zlib = 1,
    Brotli = 2,
    Deflate = 3,
}
