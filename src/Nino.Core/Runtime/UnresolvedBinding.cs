using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.Runtime;

/// <summary>Stands for a type that had no formatter when it was first asked for, and looks again at each call: its assembly may have been loaded since. Nothing is known of it, so it counts as one that carries its id.</summary>
internal sealed class UnresolvedBinding<T>() : TypeBinding<T>(0, isObject: false, carriesId: true)
{
    internal override int FixedSize => Resolved.FixedSize;

    internal override Type? CustomFormatter => Resolved.CustomFormatter;

    internal override Shape Shape => Resolved.Shape;

    private static TypeBinding<T> Resolved => Registry.Get<T>();

    public override byte[] Serialize(T? value, NinoOptions? options) => Resolved.Serialize(value, options);

    public override void Serialize(T? value, IBufferWriter<byte> output, NinoOptions? options) => Resolved.Serialize(value, output, options);

    public override int Serialize(T? value, Span<byte> destination, NinoOptions? options) => Resolved.Serialize(value, destination, options);

    public override long GetSize(T? value, NinoOptions? options) => Resolved.GetSize(value, options);

    public override ref byte Write(ref Writer writer, ref byte at, T? value) => ref Resolved.Write(ref writer, ref at, value);

    public override T? Deserialize(ReadOnlySpan<byte> bytes, NinoOptions? options) => Resolved.Deserialize(bytes, options);

    public override int Deserialize(ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions? options) =>
        Resolved.Deserialize(bytes, exact, reuse, ref value, options);

    public override void ReadRoot(ref Reader reader, bool reuse, ref T? value) => Resolved.ReadRoot(ref reader, reuse, ref value);

    internal override ref byte WriteValue(ref Writer writer, ref byte at, T? value) => ref Resolved.WriteValue(ref writer, ref at, value);

    internal override T? ReadValue(ref Reader reader) => Resolved.ReadValue(ref reader);

    internal override void ReadValueInto(ref Reader reader, ref T? value) => Resolved.ReadValueInto(ref reader, ref value);

    internal override ref byte WriteElements(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements) => ref Resolved.WriteElements(ref writer, ref at, elements);

    internal override void WriteFixed(ref byte destination, T value) => Resolved.WriteFixed(ref destination, value);

    internal override T ReadFixed(ref byte source) => Resolved.ReadFixed(ref source);

    internal override bool IsValid(ref byte source) => Resolved.IsValid(ref source);

    internal override byte OwnHead => Resolved.OwnHead;

    internal override byte NextHead => Resolved.NextHead;

    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head) => ref Resolved.WriteBody(ref writer, ref at, value, head);

    internal override object? ReadBody(ref Reader reader, int count, object? existing) => Resolved.ReadBody(ref reader, count, existing);

    internal override TypeBinding? SkipId(ref Reader reader, bool exact, out int count) => Resolved.SkipId(ref reader, exact, out count);
}
