using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;

namespace Nino.Tests.Format;

/// <summary>A file that locks bytes: for each value a comment line with its C#, then the hex, 32 bytes a line.</summary>
public static class HexFile
{
    private const int BytesALine = 32;

    public static bool IsUpdating => Environment.GetEnvironmentVariable("NINO_UPDATE_HEX") == "1";

    public static string ProjectDirectory { get; } = typeof(HexFile).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .First(metadata => metadata.Key == "ProjectDirectory").Value!;

    private static string Directory => Path.Combine(IsUpdating ? ProjectDirectory : AppContext.BaseDirectory, "Format");

    public static IEnumerable<string> Names => System.IO.Directory.GetFiles(Directory, "*.hex").Select(path => Path.GetFileNameWithoutExtension(path));

    public static string Read(string name) => File.ReadAllText(PathOf(name));

    public static void Write(string name, string text) => File.WriteAllText(PathOf(name), text);

    public static string Compose(IEnumerable<FormatCase> cases)
    {
        StringBuilder text = new();
        foreach (FormatCase next in cases)
        {
            text.Append("# ").Append(next.Text).Append('\n');
            foreach (byte[] line in next.Write().Chunk(BytesALine))
            {
                text.AppendJoin(' ', line.Select(value => value.ToString("X2", null))).Append('\n');
            }
        }

        return text.ToString();
    }

    /// <summary>The bytes of each value, in order.</summary>
    public static List<byte[]> Parse(string text) => Entries(text).Select(entry => entry.Bytes).ToList();

    /// <summary>Each value and its bytes, in order.</summary>
    public static IEnumerable<(string Text, byte[] Bytes)> Entries(string text) => text.Split("# ", StringSplitOptions.RemoveEmptyEntries)
        .Select(entry => entry.Split('\n', 2))
        .Select(entry => (entry[0], Kit.Hex.Bytes(entry[1].Replace("\n", "", StringComparison.Ordinal))));

    private static string PathOf(string name) => Path.Combine(Directory, name + ".hex");
}
