using System.Collections.Generic;
using System.IO;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Unity;

#region state
[NinoType]
public class GameState
{
    public string Player = "";
    public int Coins;
    public List<string> Items = new List<string>();
}
#endregion state

#region save
public static class Saves
{
    public static void Write(string path, GameState state)
    {
        string unfinished = path + ".new";
        File.WriteAllBytes(unfinished, NinoSerializer.Serialize(state));
        if (File.Exists(path))
        {
            File.Replace(unfinished, path, null);   // at once: never no save
        }
        else
        {
            File.Move(unfinished, path);
        }
    }

    public static GameState Read(string path)
    {
        if (!File.Exists(path))
        {
            return new GameState();
        }

        byte[] bytes = File.ReadAllBytes(path);
        try
        {
            return NinoDeserializer.Deserialize<GameState>(bytes)
                ?? new GameState();
        }
        catch (NinoException)
        {
            // Damaged, or of a newer version: the next Write replaces it.
            File.Copy(path, path + ".unread", true);
            return new GameState();
        }
    }
}
#endregion save

internal static class UnitySamples
{
    [Sample]
    public static void SaveAndRead()
    {
        string path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        Check.Equal(0, Saves.Read(path).Coins);
        Saves.Write(path, new GameState { Coins = 4 });
        Saves.Write(path, new GameState { Coins = 5 });
        Check.Equal(5, Saves.Read(path).Coins);
        Check.Equal(false, File.Exists(path + ".new"));
        Check.Equal(true, IsRefusedWhileInUse(path));
        File.WriteAllBytes(path, [9, 9, 9]);
        GameState fresh = Saves.Read(path);
        Check.Equal(0, fresh.Coins);
        Saves.Write(path, fresh);
        Check.Sequence<byte>([9, 9, 9], File.ReadAllBytes(path + ".unread"));
        File.Delete(path + ".unread");
        File.Delete(path);
    }

    private static bool IsRefusedWhileInUse(string path)
    {
        using FileStream other = File.Open(path, FileMode.Open, FileAccess.Read, FileShare.None);
        try
        {
            Saves.Read(path);
            return false;
        }
        catch (IOException)
        {
            return true;
        }
    }
}
