using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>The typed face of a <see cref="BoxedBinding"/>: it casts.</summary>
/// <remarks>
/// No formatter stands between, though a struct would do: programs that were compiled ahead of time have code for this
/// class over every type that they serialize, and none for a formatter that no source names.
/// </remarks>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class InterpretedBinding<T>(BoxedBinding boxed) : TypeBinding<T>(boxed.Id, boxed.IsObject, boxed.CarriesId)
{
    internal override int FixedSize => boxed.FixedSize;

    internal override int MinSize => boxed.MinSize;

    internal override Type? CustomFormatter => boxed.CustomFormatter;

    internal override Shape Shape => boxed.Shape;

    internal override byte OwnHead => boxed.OwnHead;

    internal override byte NextHead => boxed.NextHead;

    internal override ReferenceUse References => boxed.References;

    public override byte[] Serialize(T? value, NinoOptions? options) => boxed.SerializeBoxed(value, options);

    public override void Serialize(T? value, IBufferWriter<byte> output, NinoOptions? options)
    {
        Writer writer = new(output, options);
        writer.Seek(ref Write(ref writer, ref writer.Here, value));
        writer.Flush();
        writer.Release();
    }

    public override int Serialize(T? value, Span<byte> destination, NinoOptions? options)
    {
        Writer writer = new(destination, options);
        writer.Seek(ref Write(ref writer, ref writer.Here, value));
        writer.Release();
        return (int)writer.WrittenCount;
    }

    public override long GetSize(T? value, NinoOptions? options)
    {
        if (FixedSize != 0 && !CarriesId)
        {
            return FixedSize;
        }

        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), options);
        writer.Seek(ref Write(ref writer, ref writer.Here, value));
        writer.Release();
        return writer.WrittenCount;
    }

    public override ref byte Write(ref Writer writer, ref byte at, T? value) => ref boxed.WriteBoxed(ref writer, ref at, value);

    public override T? Deserialize(ReadOnlySpan<byte> bytes, NinoOptions? options)
    {
        object? value = null;
        boxed.Deserialize(bytes, exact: true, ref value, options);
        return (T?)value;
    }

    public override int Deserialize(ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions? options)
    {
        object? read = reuse ? value : null;
        int consumed = boxed.Deserialize(bytes, exact, ref read, options);
        value = (T?)read;
        return consumed;
    }

    public override void ReadRoot(ref Reader reader, bool reuse, ref T? value)
    {
        object? read = reuse ? value : null;
        boxed.ReadRootBoxed(ref reader, ref read);
        value = (T?)read;
    }

    internal override ref byte WriteValue(ref Writer writer, ref byte at, T? value) => ref boxed.Node.Write(ref writer, ref at, value);

    internal override T? ReadValue(ref Reader reader) => (T?)boxed.Node.Read(ref reader, null);

    internal override void ReadValueInto(ref Reader reader, ref T? value) => value = (T?)boxed.Node.Read(ref reader, value);

    internal override ref byte WriteElements(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements)
    {
        at = ref writer.WriteCount(ref at, elements.Length);
        foreach (T element in elements)
        {
            at = ref boxed.Node.Write(ref writer, ref at, element);
        }

        return ref at;
    }

    internal override void WriteFixed(ref byte destination, T value)
    {
        Writer writer = new(MemoryMarshal.CreateSpan(ref destination, FixedSize));
        boxed.Node.Write(ref writer, ref destination, value);
    }

    internal override T ReadFixed(ref byte source)
    {
        Reader reader = new(MemoryMarshal.CreateReadOnlySpan(ref source, FixedSize));
        return (T)boxed.Node.Read(ref reader, null)!;
    }

    internal override bool IsValid(ref byte source)
    {
        try
        {
            ReadFixed(ref source);
            return true;
        }
        catch (NinoException)
        {
            return false;
        }
    }

    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head) => ref boxed.WriteBody(ref writer, ref at, value, head);

    internal override object? ReadBody(ref Reader reader, int count, object? existing) => boxed.ReadBody(ref reader, count, existing);

    internal override TypeBinding? SkipId(ref Reader reader, bool exact, out int count) => boxed.SkipId(ref reader, exact, out count);
}
