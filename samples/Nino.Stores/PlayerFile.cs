using System.IO;
using Nino.Core;

namespace Nino.Samples.Stores;

#region file
public static class PlayerFile
{
    // Whoever opens the file sees the old one or the new one, never half of one.
    public static void Save(string path, Player player)
    {
        string unfinished = path + ".new";
        File.WriteAllBytes(unfinished, NinoSerializer.Serialize(player));
        File.Move(unfinished, path, overwrite: true);
    }

    public static Player? Load(string path) =>
        NinoDeserializer.Deserialize<Player>(File.ReadAllBytes(path));
}
#endregion file
