using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>A node whose form may be an object head and members (format.md §7).</summary>
internal interface IObjectNode
{
    int MemberCount { get; }

    /// <summary>Whether the type is version-tolerant (format.md §14).</summary>
    bool IsTolerant { get; }

    /// <summary>Whether instances keep their identity (format.md §15).</summary>
    ReferenceUse References { get; }

    /// <summary>Whether it has a place for members that it does not know.</summary>
    bool KeepsUnknown { get; }

    /// <summary>What an object keeps, or null.</summary>
    NinoUnknownMembers? UnknownOf(object value);

    /// <summary>Writes a head and the members.</summary>
    ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head);

    /// <summary>Reads so many members into a new or an existing instance.</summary>
    object ReadMembers(ref Reader reader, int count, object? existing);
}
