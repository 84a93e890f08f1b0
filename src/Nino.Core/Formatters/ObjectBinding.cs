using System.Buffers;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>Binds a type with an object head to its formatter.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TFormatter">Its formatter.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ObjectBinding<T, TFormatter> : TypeBinding<T, TFormatter>
    where TFormatter : struct, IObjectFormatter<T>
{
    /// <summary>Creates a binding; called by generated code.</summary>
    /// <param name="id">The type id (format.md §8).</param>
    /// <param name="carriesId">Whether a root carries its id (format.md §9).</param>
    public ObjectBinding(uint id, bool carriesId = false) : base(id, isObject: true, carriesId)
    {
    }

    // The usual way of an object, without the questions that other forms are asked.
    /// <inheritdoc/>
    public override byte[] Serialize(T? value, NinoOptions? options) => SerializeVariable(value, options);

    /// <inheritdoc/>
    public override void Serialize(T? value, IBufferWriter<byte> output, NinoOptions? options)
    {
        if (output is null)
        {
            ThrowNoOutput();
        }

        output.Advance(SerializeVariable(value, output.GetSpan(), output, options));
    }

    /// <inheritdoc/>
    public override T? Deserialize(ReadOnlySpan<byte> bytes, NinoOptions? options) => DeserializeVariable(bytes, options);

    /// <inheritdoc/>
    public override long GetSize(T? value, NinoOptions? options) =>
        default(TFormatter).Info.BodySize() is > 0 and var size && value is not null && (default(T) is not null || value.GetType() == typeof(T)) && !CarriesId && References != ReferenceUse.Always && options is not { PreserveReferences: true }
            ? size
            : base.GetSize(value, options);

    internal override int Number => TypeNumber<TFormatter>.Value;

    internal override byte OwnHead => default(TFormatter).Info.IsTolerant() ? Head.Table : NextHead;

    internal override byte NextHead => Head.OfCount(default(TFormatter).Info.MemberCount());

    internal override bool BeginsAsRoot => !default(TFormatter).Info.IsTolerant() && default(TFormatter).Info.References() != ReferenceUse.Always;

    internal override ReferenceUse References => default(TFormatter).Info.References();

    internal override object? ReadReferenced(ref Reader reader, int count, object? existing) => ReadOtherBody(ref reader, count, existing);

    internal override bool KeepsUnknown => UnknownPlace<T, TFormatter>.Instance is not null;

    internal override NinoUnknownMembers? UnknownOf(object value) => UnknownPlace<T, TFormatter>.Instance?.UnknownOf(Exact(value));

    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head)
    {
        int size = default(TFormatter).Info.BodySize();
        if (StackRoom.IsLarge<T>())
        {
            writer.CheckStack<T>();
            return ref WriteBodyElsewhere(ref writer, ref at, value, head);
        }

        if (size == 0)
        {
            return ref default(TFormatter).WriteBody(ref writer, ref at, Exact(value), head);
        }

        // At the end, the call becomes a jump: no stack frame is needed for it.
        if (!writer.HasRoom(ref at, size))
        {
            return ref WriteBodyElsewhere(ref writer, ref at, value, head);
        }

        at = head;
        default(TFormatter).WriteMembers(ref Wire.At(ref at, 1), Exact(value));
        return ref Wire.At(ref at, size);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteBodyElsewhere(ref Writer writer, ref byte at, object value, byte head) =>
        ref default(TFormatter).WriteBody(ref writer, ref at, Exact(value), head);

    // The caller looked the binding up by the exact type of the value.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T Exact(object value) => default(T) is not null ? (T)value : Unsafe.As<object, T>(ref value);

    internal override object ReadBody(ref Reader reader, int count, object? existing)
    {
        if (StackRoom.IsLarge<T>())
        {
            reader.CheckStack<T>();
        }
        else if (existing is null && (default(TFormatter).Info.SkipsDefaults() ? reader.TryBeginOwn(count) : count == default(TFormatter).Info.MemberCount()))
        {
            return default(TFormatter).ReadMembers(ref reader)!;
        }

        return ReadOtherBody(ref reader, count, existing);
    }

    // Apart, because its locals would have to be cleared for each object.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object ReadOtherBody(ref Reader reader, int count, object? existing)
    {
        reader.ChargeObject<T>(count - default(TFormatter).Info.MemberCount());
        T value = existing is null ? default! : (T)existing;
        default(TFormatter).ReadMembers(ref reader, count, reuse: existing is not null, ref value);
        return value!;
    }
}
