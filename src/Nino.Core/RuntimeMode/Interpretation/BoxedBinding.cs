using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>An interpreted type, for callers that have its values as objects.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class BoxedBinding(Node node, uint id, bool carriesId) : TypeBinding(node.Type, id, node.IsObject, carriesId)
{
    private readonly IObjectNode? _object = node.IsObject ? node as IObjectNode : null;

    public Node Node => node;

    public int MemberCount => _object?.MemberCount ?? 0;

    internal override Type? CustomFormatter => node.CustomFormatter;

    internal override int FixedSize => node.FixedSize;

    internal override int MinSize => node.MinSize;

    internal override Shape Shape => node.Shape;

    internal override byte OwnHead => _object is { IsTolerant: true } ? Head.Table : NextHead;

    internal override byte NextHead => IsObject ? Head.OfCount(MemberCount) : (byte)0;

    internal override ReferenceUse References => _object?.References ?? ReferenceUse.Never;

    internal override bool KeepsUnknown => _object is { KeepsUnknown: true };

    internal override NinoUnknownMembers? UnknownOf(object value) => _object?.UnknownOf(value);

    internal override byte[] SerializeBoxed(object? value, NinoOptions? options)
    {
        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), options);
        return writer.Finish(ref WriteBoxed(ref writer, ref writer.Here, value));
    }

    internal override ref byte WriteBoxed(ref Writer writer, ref byte at, object? value)
    {
        CheckType(value);
        if (CarriesId && value is not null && value.GetType() == Type)
        {
            return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
        }

        return ref node.Write(ref writer, ref at, value);
    }

    internal override ref byte WriteValueBoxed(ref Writer writer, ref byte at, object? value) => ref node.Write(ref writer, ref at, value);

    internal override object? ReadValueBoxed(ref Reader reader, object? existing) => node.Read(ref reader, existing);

    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head)
    {
        if (_object is not null)
        {
            return ref _object.WriteBody(ref writer, ref at, value, head);
        }

        writer.Enter();
        at = ref node.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    internal override object? ReadBody(ref Reader reader, int count, object? existing)
    {
        if (_object is not null)
        {
            return _object.ReadMembers(ref reader, count, existing);
        }

        if (IsObject)
        {
            throw Errors.NoInstances(Type);
        }

        reader.Enter();
        object? value = node.Read(ref reader, existing);
        reader.Leave();
        return value;
    }

    internal override object? DeserializeBoxed(ReadOnlySpan<byte> bytes, object? existing, NinoOptions? options)
    {
        object? value = existing;
        Deserialize(bytes, exact: true, ref value, options);
        return value;
    }

    /// <summary>Reads a root and returns the number of bytes that it took.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="exact">Whether bytes after the root are an error.</param>
    /// <param name="value">An instance to reuse, or null; then the value.</param>
    /// <param name="options">The options.</param>
    public int Deserialize(ReadOnlySpan<byte> bytes, bool exact, ref object? value, NinoOptions? options)
    {
        Reader reader = new(bytes, options);
        Exception failure;
        try
        {
            value = ReadRoot(ref reader, exact, value);
            if (exact)
            {
                reader.End(this);
            }
            else
            {
                reader.Release();
            }

            return reader.Position;
        }
        catch (Exception error) when (CanLocate(error))
        {
            failure = error;
        }

        throw Locate(bytes, exact, failure, reader.Position, options);
    }

    internal override void ReadRootBoxed(ref Reader reader, ref object? value) => value = ReadRoot(ref reader, exact: false, value);

    internal override TypeBinding? SkipId(ref Reader reader, bool exact, out int count)
    {
        count = 0;
        return !IsObject && MayBeginWithId(FixedSize, CarriesId, reader.Remaining, exact) ? reader.SkipHeader(this, out count) : null;
    }

    private object? ReadRoot(ref Reader reader, bool exact, object? existing) =>
        SkipId(ref reader, exact, out int count) is { } other
            ? other.ReadBody(ref reader, count, existing?.GetType() == other.Type ? existing : null)
            : node.Read(ref reader, Type.IsInstanceOfType(existing) ? existing : null);

    private void CheckType(object? value)
    {
        if (value is null ? Type.IsValueType && Nullable.GetUnderlyingType(Type) is null : !Type.IsInstanceOfType(value))
        {
            throw new ArgumentException($"{value?.GetType().ToString() ?? "null"} is not a {Type}.", nameof(value));
        }
    }
}
