namespace Nino.Benchmarks.Serializers;

/// <summary>What a row is of. Rows are compared by this and never by their names.</summary>
internal enum SerializerKind
{
    /// <summary>Nino with generated code: what the others are compared with.</summary>
    Nino,

    /// <summary>Nino with compact numbers.</summary>
    NinoCompact,

    /// <summary>Nino with code that is emitted at run time.</summary>
    NinoCompiled,

    /// <summary>Nino that reads and sets members by reflection.</summary>
    NinoInterpreted,

    /// <summary>Another serializer, with a binary format.</summary>
    BinaryPeer,

    /// <summary>Another serializer, with a format that people can read.</summary>
    TextPeer,

    /// <summary>Code written by hand for one type: the limit, and no rival.</summary>
    Floor,
}
