using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The members of a type with an object head; types that implement it are emitted at run time.</summary>
internal interface IMembers<T>
{
    int Count { get; }

    /// <summary>Whether a value may be of a derived type.</summary>
    bool MayBeDerived { get; }

    /// <summary>Whether instances keep their identity: a <see cref="ReferenceUse"/>, as the number that emitted code loads.</summary>
    int References { get; }

    /// <summary>Whether the type is version-tolerant.</summary>
    bool IsTolerant { get; }

    /// <summary>Whether members of such a type that are at their default take no byte.</summary>
    bool SkipsDefaults { get; }

    /// <summary>Whether such a type reads bytes of the time before it was one.</summary>
    bool ReadsPlain { get; }

    /// <summary>Whether it has a place for members that it does not know.</summary>
    bool KeepsUnknown { get; }

    /// <summary>What an object keeps there; only called where it has one.</summary>
    NinoUnknownMembers? UnknownOf(T value);

    /// <summary>The number of bytes of a head and the members, where they are fixed-size and all of a body; otherwise 0.</summary>
    int BodySize { get; }

    /// <summary>Writes the members, where they are all of a body.</summary>
    void WriteMembers(ref byte destination, T value);

    /// <summary>Writes the head and the members.</summary>
    ref byte WriteBody(ref Writer writer, ref byte at, T value, byte head);

    /// <summary>Reads all members into a new instance.</summary>
    T Read(ref Reader reader);

    /// <summary>Reads so many members into a new or an existing instance.</summary>
    void ReadInto(ref Reader reader, int count, bool reuse, ref T value);

    void Describe(ShapeBuilder shape);
}
