using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using Nino.Tests.Format;

namespace Nino.Tests.Golden;

/// <summary>Values of every construct as a release writes them. Each folder beside this file is a set: its types and values in a namespace of their own, and the bytes in golden.hex.</summary>
/// <remarks>Next is the set of the release that comes, and has no bytes yet; add.sh makes a folder of it that nobody changes.</remarks>
internal sealed class GoldenSet(Type cases)
{
    public const string Next = "Next";

    public static IReadOnlyList<GoldenSet> All { get; } = [.. typeof(GoldenSet).Assembly.GetTypes().Where(type => type.Name == "GoldenCases").Select(type => new GoldenSet(type))];

    public string Name => cases.Namespace!.Split('.')[^1];

    public IEnumerable<Type> Types => cases.Assembly.GetTypes().Where(type => type.Namespace == cases.Namespace);

    /// <summary>The values that this target has.</summary>
    public IReadOnlyList<FormatCase> Cases { get; } = [.. cases.GetMethods(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
        .Where(method => method.ReturnType == typeof(FormatCase[]))
        .SelectMany(method => (FormatCase[])method.Invoke(null, [])!)];

    /// <summary>Where the bytes are: in the sources when they are written.</summary>
    public string Path => System.IO.Path.Combine(HexFile.IsUpdating ? HexFile.ProjectDirectory : AppContext.BaseDirectory, "Golden", Name, "golden.hex");

    /// <summary>The bytes, by the names of the values.</summary>
    public Dictionary<string, byte[]> Read() => HexFile.Entries(File.ReadAllText(Path)).ToDictionary(entry => entry.Text, entry => entry.Bytes);
}
