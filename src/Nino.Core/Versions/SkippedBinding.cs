using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>Stands for the version-tolerant types that a program does not know, where their objects are read as null.</summary>
internal sealed class SkippedBinding(Type declared) : TypeBinding(declared, id: 0, isObject: true, carriesId: false)
{
    internal override Shape Shape { get; } = new MembersShape(declared, hasHead: true, isTolerant: true);

    internal override byte OwnHead => Head.Table;

    internal override Type? CustomFormatter => null;

    internal override int FixedSize => 0;

    internal override object? ReadBody(ref Reader reader, int count, object? existing)
    {
        reader.EndMembers(count);
        return null;
    }

    internal override ReferenceUse References => ReferenceUse.Always;

    internal override object? ReadReferenced(ref Reader reader, int count, object? existing)
    {
        reader.Made(ReadSession.Unknown);
        return ReadBody(ref reader, count, existing);
    }

    internal override ref byte WriteValueBoxed(ref Writer writer, ref byte at, object? value) => throw NotBound();

    internal override object? ReadValueBoxed(ref Reader reader, object? existing) => throw NotBound();

    internal override byte[] SerializeBoxed(object? value, NinoOptions? options) => throw NotBound();

    internal override ref byte WriteBoxed(ref Writer writer, ref byte at, object? value) => throw NotBound();

    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head) => throw NotBound();

    internal override object? DeserializeBoxed(ReadOnlySpan<byte> bytes, object? existing, NinoOptions? options) => throw NotBound();

    internal override void ReadRootBoxed(ref Reader reader, ref object? value) => throw NotBound();

    internal override TypeBinding? SkipId(ref Reader reader, bool exact, out int count) => throw NotBound();

    private static InvalidOperationException NotBound() => new("No type is bound to this.");
}
