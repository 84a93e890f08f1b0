using System.Linq;
using Nino.Core;

namespace Nino.Samples.Lz4;

/// <summary>The built-in codecs.</summary>
internal static class Frames
{
    public static bool Work()
    {
        #region use
        int[] tiles = [.. Enumerable.Range(0, 1000).Select(i => i % 7)];
        var world = new World { Name = "islands", Tiles = tiles };

        NinoOptions options = NinoOptions.Default with
        {
            Compression = NinoCompression.Automatic(),
        };

        byte[] frame = NinoSerializer.Serialize(world, options);
        World? again = NinoDeserializer.Deserialize<World>(frame, options);
        #endregion use

        return again!.Tiles.SequenceEqual(world.Tiles) && frame.Length < NinoSerializer.GetSize(world) / 10;
    }

    public static bool AreToldFromPlainObjects()
    {
        NinoOptions plain = NinoOptions.Default;
        NinoOptions framed = plain with { Compression = NinoCompression.Brotli() };
        return Read(NinoSerializer.Serialize(new World { Name = "old" }, plain))!.Name == "old"
            && Read(NinoSerializer.Serialize(new World { Name = "new" }, framed))!.Name == "new";

        #region either
        static World? Read(byte[] bytes)
        {
            bool isFramed = bytes is [0xFD, ..];
            return NinoDeserializer.Deserialize<World>(bytes, NinoOptions.Default with
            {
                Compression = isFramed ? NinoCompression.Brotli() : null,
            });
        }
        #endregion either
    }

    public static bool AreReadByWhomAcceptsTheCodec()
    {
        #region accept
        // Writes LZ4, and reads it.
        NinoCompression lz4 = NinoCompression.Using(new Lz4Codec());

        // Writes Brotli, reads both.
        NinoCompression both = NinoCompression.Brotli().Accepting(new Lz4Codec());
        #endregion accept

        World world = new() { Name = "islands", Tiles = new int[1000] };
        byte[] frame = NinoSerializer.Serialize(world, NinoOptions.Default with { Compression = lz4 });
        return frame[1] == NinoCodec.FirstFreeId
            && NinoDeserializer.Deserialize<World>(frame, NinoOptions.Default with { Compression = both })!.Name == "islands";
    }
}
