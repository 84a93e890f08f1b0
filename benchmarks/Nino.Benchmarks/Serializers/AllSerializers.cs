using System;
using System.Collections.Generic;
using System.Linq;

namespace Nino.Benchmarks.Serializers;

/// <summary>Every serializer in this program: Nino, the peers by name, the floor.</summary>
internal static class AllSerializers
{
    public const string Nino = "Nino";

    public const string NinoBuffer = "Nino (reused buffer)";

    public const string NinoCompact = "Nino compact";

    public const string NinoCompiled = "Nino compiled at run time";

    public const string NinoInterpreted = "Nino interpreted";

    public const string Floor = "Floor";

    public const string FloorBuffer = "Floor (reused buffer)";

    /// <summary>Whether the program was built with the serializers that not every package feed has.</summary>
    public static bool WithPeers => Find().Any(serializer => serializer.GetType().Namespace == $"{typeof(Serializer).Namespace}.Peers");

    /// <summary>Whether a name is that of a serializer to compare with.</summary>
    public static bool IsPeer(string name) => name is not (Nino or NinoBuffer or NinoCompact or NinoCompiled or NinoInterpreted or Floor or FloorBuffer);

    /// <summary>Whether a serializer of this name makes the same bytes as generated Nino.</summary>
    public static bool MakesNinoBytes(string name) => name is NinoBuffer or NinoCompiled or NinoInterpreted or Floor or FloorBuffer;

    /// <summary>The versions of the libraries, by the name of their rows.</summary>
    public static IReadOnlyDictionary<string, string> Versions() =>
        Find().Where(serializer => serializer.Version is not null).ToDictionary(serializer => serializer.Name, serializer => serializer.Version!);

    public static IReadOnlyList<Serializer> Find() =>
        [.. typeof(Serializer).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(Serializer)) && !type.IsAbstract)
            .Select(type => (Serializer)Activator.CreateInstance(type)!)
            .OrderBy(serializer => serializer.Name switch
            {
                Nino => 0,
                NinoBuffer => 1,
                NinoCompact => 2,
                NinoCompiled => 3,
                NinoInterpreted => 4,
                Floor => 6,
                FloorBuffer => 7,
                _ => 5,
            })
            .ThenBy(serializer => serializer.Name, StringComparer.OrdinalIgnoreCase)];
}
