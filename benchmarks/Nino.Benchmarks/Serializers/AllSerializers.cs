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

    /// <summary>Whether a row is of a serializer to compare with.</summary>
    public static bool IsPeer(SerializerKind kind) => kind is SerializerKind.BinaryPeer or SerializerKind.TextPeer;

    /// <summary>Whether a row has the same bytes as generated Nino.</summary>
    public static bool MakesNinoBytes(SerializerKind kind) => kind is not SerializerKind.NinoCompact && !IsPeer(kind);

    /// <summary>The versions of the libraries, by the name of their rows.</summary>
    public static IReadOnlyDictionary<string, string> Versions() =>
        Find().Where(serializer => serializer.Version is not null).ToDictionary(serializer => serializer.Name, serializer => serializer.Version!);

    public static IReadOnlyList<Serializer> Find() =>
        [.. typeof(Serializer).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(Serializer)) && !type.IsAbstract && type.GetConstructor(Type.EmptyTypes) is not null)
            .Select(type => (Serializer)Activator.CreateInstance(type)!)
            .OrderBy(serializer => IsPeer(serializer.Kind) ? SerializerKind.BinaryPeer : serializer.Kind)
            .ThenBy(serializer => serializer.ReusesBuffer)
            .ThenBy(serializer => serializer.Name, StringComparer.OrdinalIgnoreCase)];
}
