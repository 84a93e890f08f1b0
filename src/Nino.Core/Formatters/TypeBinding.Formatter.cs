using System.Buffers;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Binds a type to its formatter.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TFormatter">Its formatter.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public class TypeBinding<T, TFormatter> : TypeBinding<T>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Whether <see cref="RootFormatter{TFormatter}"/> writes and reads roots. A field, as it costs a load only where code is shared; where it is not, the formatter is a constant for the JIT.</summary>
    private readonly bool _writesRoot;

    /// <summary>Whether the formatter may know the size of a value beforehand. A field, as .NET 8 boxes a formatter that is asked for its interfaces in code that is shared.</summary>
    private readonly bool _isSized;

    /// <summary>Creates a binding; called by generated code.</summary>
    /// <param name="id">The type id (format.md §8).</param>
    /// <param name="carriesId">Whether a root carries its id (format.md §9).</param>
    public TypeBinding(uint id, bool carriesId = false)
        : this(id, isObject: false, carriesId)
    {
    }

    private protected TypeBinding(uint id, bool isObject, bool carriesId) : base(id, isObject, carriesId)
    {
        _writesRoot = !carriesId && default(TFormatter) is IRootFormatter { HasFixedElements: true };
        _isSized = RuntimeFeature.IsDynamicCodeSupported && !carriesId && default(TFormatter) is ISizedFormatter;
    }

    // Native programs leave out the code where the formatter knows no sizes.
    private bool IsSized
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => RuntimeFeature.IsDynamicCodeSupported ? _isSized : SizedForm.Is<TFormatter>() && !CarriesId;
    }

    /// <inheritdoc/>
    public override byte[] Serialize(T? value, NinoOptions? options)
    {
        // Only values of structs are of one size. Code that is shared between classes leaves out what is for these; in a property it would be asked for its class, and Mono takes 100 ns for IsValueType.
        if (default(T) is not null && default(TFormatter).FixedSize != 0 && FormatterOf<T>.CarriesNoId)
        {
            byte[] result = Platform.AllocateUninitialized<byte>(default(TFormatter).FixedSize);
            WriteFixedRoot(ref Platform.FirstOf(result), value!);
            return result;
        }

        if (_writesRoot && RootFormatter<TFormatter>.Instance.Serialize(value) is { } bytes)
        {
            return bytes;
        }

        if (IsSized && options is not { PreserveReferences: true } && default(TFormatter).TryGetSize(value, out long size) && size <= Payload.MaxSize)
        {
            return SerializeSized(value, (int)size, options);
        }

        return SerializeVariable(value, options);
    }

    /// <inheritdoc/>
    // .NET 8 would not do so by itself for a fixed-size root, and would then ask for the class of the buffer writer twice.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public override void Serialize(T? value, IBufferWriter<byte> output, NinoOptions? options)
    {
        if (output is null)
        {
            ThrowNoOutput();
        }

        if (default(T) is not null && default(TFormatter).FixedSize != 0 && FormatterOf<T>.CarriesNoId)
        {
            Span<byte> room = output.GetSpan(default(TFormatter).FixedSize);
            if (room.Length < default(TFormatter).FixedSize)
            {
                SerializeInPieces(value, output, options);
                return;
            }

            WriteFixedRoot(ref MemoryMarshal.GetReference(room), value!);
            output.Advance(default(TFormatter).FixedSize);
            return;
        }

        // Not in a frame of its own: a caller that knows the class of the buffer writer has both calls inlined.
        Span<byte> free = output.GetSpan();
        int count = _writesRoot ? RootFormatter<TFormatter>.Instance.Serialize(value, free) : 0;
        output.Advance(count != 0 ? count : SerializeVariable(value, free, output, options));
    }

    // Apart, as .NET 8 inlines no call of GetSpan where there are two, and static, as the JIT then keeps no binding for the usual case.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void SerializeInPieces(T? value, IBufferWriter<byte> output, NinoOptions? options)
    {
        Writer writer = default;
        Span<byte> room = output.GetSpan();
        writer.Begin(output, room, options);
        output.Advance(writer.PositionOf(ref default(TFormatter).Write(ref writer, ref MemoryMarshal.GetReference(room), value)));
    }

    /// <inheritdoc/>
    public override int Serialize(T? value, Span<byte> destination, NinoOptions? options)
    {
        Writer writer = new(destination, options);
        int count = writer.PositionOf(ref Write(ref writer, ref writer.Here, value));
        writer.Release();
        return count;
    }

    /// <inheritdoc/>
    public override long GetSize(T? value, NinoOptions? options)
    {
        if (!CarriesId && options is not { PreserveReferences: true })
        {
            long known = default(T) is null ? 0 : default(TFormatter).FixedSize;
            if (known != 0 || (IsSized && default(TFormatter).TryGetSize(value, out known)))
            {
                return known;
            }
        }

        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), options);
        writer.Seek(ref Write(ref writer, ref writer.Here, value));
        writer.Release();
        return writer.WrittenCount;
    }

    /// <inheritdoc/>
    public override ref byte Write(ref Writer writer, ref byte at, T? value) => ref WriteRoot(ref writer, ref at, value, isFirst: false);

    // In the frame of its caller: a small message takes as long as a few calls. Where the writer was made for this value,
    // it is not asked what it holds: its fields were cleared by wide stores, and loads of some of them would wait for these.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte WriteRoot(ref Writer writer, ref byte at, T? value, bool isFirst)
    {
        if (CarriesId && value is not null && (default(T) is not null || ReferenceEquals(value.GetType(), Type)))
        {
            if (!IsObject || !(isFirst || writer.CanBeginRoot) || !BeginsAsRoot || writer.PreservesReferences)
            {
                return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
            }

            at = ref writer.BeginRoot(ref at, this);
        }

        return ref default(TFormatter).Write(ref writer, ref at, value);
    }

    /// <inheritdoc/>
    public override T? Deserialize(ReadOnlySpan<byte> bytes, NinoOptions? options)
    {
        if (default(T) is null || default(TFormatter).FixedSize == 0)
        {
            // The formatter is that of T; a cast would look T up where code is shared.
            return _writesRoot && options is null && RootFormatter<TFormatter>.Instance.TryDeserialize(bytes) is { } value
                ? Unsafe.As<object, T>(ref value)
                : DeserializeVariable(bytes, options);
        }

        return IsFixedRoot(bytes) ? ReadFixedRoot(ref MemoryMarshal.GetReference(bytes)) : DeserializeUnusual(options, bytes);
    }

    /// <inheritdoc/>
    internal override void DeserializeInto(ReadOnlySpan<byte> bytes, ref T? value, NinoOptions? options)
    {
        // Values of fixed size hold nothing that could be reused.
        if (default(T) is null || default(TFormatter).FixedSize == 0)
        {
            if (!_writesRoot || options is not null || value is null || !RootFormatter<TFormatter>.Instance.TryDeserializeInto(bytes, value))
            {
                Deserialize(bytes, exact: true, reuse: true, ref value, options);
            }
        }
        else if (IsFixedRoot(bytes))
        {
            value = ReadFixedRoot(ref MemoryMarshal.GetReference(bytes));
        }
        else
        {
            value = DeserializeUnusual(options, bytes);
        }
    }

    /// <summary>Whether a value moves as it lies in memory, which is faster than member by member.</summary>
    private static bool MovesAsBlock
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Platform.MovesStructs && default(TFormatter).Layout is FixedLayout.Raw or FixedLayout.RawChecked;
    }

    /// <summary>Whether bytes are a value of fixed size. What user code raises is told with its place by the other way.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsFixedRoot(ReadOnlySpan<byte> bytes) =>
        default(TFormatter).Layout != FixedLayout.Made && bytes.Length == default(TFormatter).FixedSize && default(TFormatter).IsValid(ref MemoryMarshal.GetReference(bytes));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T ReadFixedRoot(ref byte source) => MovesAsBlock ? Unsafe.ReadUnaligned<T>(ref source) : default(TFormatter).ReadFixed(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteFixedRoot(ref byte destination, T value)
    {
        if (MovesAsBlock && typeof(TFormatter) != typeof(BooleanFormatter))
        {
            Unsafe.WriteUnaligned(ref destination, value);
        }
        else
        {
            default(TFormatter).WriteFixed(ref destination, value);
        }
    }

    // Static: .NET 8 would load the binding for the usual case too. The options come first: .NET 10 then has the bytes in the registers that it reads from.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? DeserializeUnusual(NinoOptions? options, ReadOnlySpan<byte> bytes)
    {
        T? value = default;
        FormatterOf<T>.Binding.Deserialize(bytes, exact: true, reuse: false, ref value, options);
        return value;
    }

    /// <inheritdoc/>
    public override int Deserialize(ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions? options)
    {
        Reader reader = new(bytes, options);
        Exception failure;
        try
        {
            ReadRootValue(ref reader, exact, reuse, ref value);
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

        // Outside of the catch block, which runs on top of the stack of the failure.
        throw Locate(bytes, exact, failure, reader.Position, options);
    }

    /// <inheritdoc/>
    public override void ReadRoot(ref Reader reader, bool reuse, ref T? value) => ReadRootValue(ref reader, exact: false, reuse, ref value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void ReadRootValue(ref Reader reader, bool exact, bool reuse, ref T? value)
    {
        if (SkipRootId(ref reader, exact, out int count) is { } other)
        {
            value = ReadOther(ref reader, other, count, reuse ? value : null);
        }
        else
        {
            ReadValue(ref reader, reuse, ref value);
        }
    }

    /// <summary>Reads a root that was written as another type (<see cref="TypeBinding.BoxedType"/>).</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadOther(ref Reader reader, TypeBinding other, int count, object? existing) =>
        (T?)ObjectReader.ReadBody(ref reader, other, count, existing);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadValue(ref Reader reader, bool reuse, ref T? value)
    {
        if (reuse)
        {
            default(TFormatter).ReadInto(ref reader, ref value);
        }
        else
        {
            value = default(TFormatter).Read(ref reader);
        }
    }

    internal override int FixedSize => default(TFormatter).FixedSize;

    internal override int MinSize => default(TFormatter).MinSize;

    internal override Type? CustomFormatter => (default(TFormatter) as IFormatterOfUser)?.FormatterType;

    internal override Shape Shape => ShapeOf<T, TFormatter>.Shape;

    internal override ref byte WriteValue(ref Writer writer, ref byte at, T? value) => ref default(TFormatter).Write(ref writer, ref at, value);

    internal override T? ReadValue(ref Reader reader) => default(TFormatter).Read(ref reader);

    internal override void ReadValueInto(ref Reader reader, ref T? value) => default(TFormatter).ReadInto(ref reader, ref value);

    internal override ref byte WriteElements(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements) => ref Elements<T, TFormatter>.Write(ref writer, ref at, elements, isCounted: true);

    internal override void WriteFixed(ref byte destination, T value) => default(TFormatter).WriteFixed(ref destination, value);

    internal override T ReadFixed(ref byte source) => default(TFormatter).ReadFixed(ref source);

    internal override bool IsValid(ref byte source) => default(TFormatter).IsValid(ref source);

    internal override byte OwnHead => 0;

    // Objects count their nesting themselves, where it can matter; a collection under object may hold itself.
    internal override ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head)
    {
        writer.Enter();
        writer.CheckStack<T>();

        at = ref WriteUnboxed(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    internal override object? ReadBody(ref Reader reader, int count, object? existing)
    {
        reader.Enter();
        reader.CheckStack<T>();

        object? value = ReadUnboxed(ref reader, existing);
        reader.Leave();
        return value;
    }

    // Frames of their own, which may be large.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteUnboxed(ref Writer writer, ref byte at, object value) => ref default(TFormatter).Write(ref writer, ref at, (T)value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object? ReadUnboxed(ref Reader reader, object? existing)
    {
        T? value = existing is null ? default : (T)existing;
        ReadValue(ref reader, existing is not null, ref value);
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private protected T? DeserializeVariable(ReadOnlySpan<byte> bytes, NinoOptions? options)
    {
        // The other overload would do, but for the detour of the value through memory.
        Reader reader = new(bytes, options);
        Exception failure;
        try
        {
            // The first call of most objects does not compile the method.
            int count = 0;
            TypeBinding? other = !IsObject || CarriesId ? SkipRootId(ref reader, exact: true, out count) : null;
            T? value = other is null ? default(TFormatter).Read(ref reader) : ReadOther(ref reader, other, count, null);
            reader.End(this);
            return value;
        }
        catch (Exception error) when (CanLocate(error))
        {
            failure = error;
        }

        throw Locate(bytes, exact: true, failure, reader.Position, options);
    }

    [DoesNotReturn]
    private protected static void ThrowNoOutput() => throw new ArgumentNullException("output");

    // All are apart, because each clears the writer that it has on the stack.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[] SerializeSized(T? value, int size, NinoOptions? options)
    {
        byte[] result = Platform.AllocateUninitialized<byte>(size);
        Writer writer = new(result, options);
        int count = writer.PositionOf(ref default(TFormatter).Write(ref writer, ref writer.Here, value));

        // The memory behind what was written is not cleared: nothing of it leaves, though another thread took elements out of a list.
        if (count != size)
        {
            Errors.ThrowChanged(typeof(T));
        }

        return result;
    }

    /// <returns>How many bytes stand in the last span that the buffer writer gave.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private protected int SerializeVariable(T? value, Span<byte> room, IBufferWriter<byte> output, NinoOptions? options)
    {
        Writer writer = default;
        writer.Begin(output, room, options);
        int count = writer.PositionOf(ref WriteRoot(ref writer, ref MemoryMarshal.GetReference(room), value, isFirst: true));
        writer.Release();
        return count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private protected byte[] SerializeVariable(T? value, NinoOptions? options)
    {
        // The writer comes first: as long as no code ran, the JIT knows that it is clear.
        Writer writer = default;
        WriteSession session = WriteSession.Rent(isTarget: true);
        writer.Begin(session, options);
        return writer.Finish(ref WriteRoot(ref writer, ref Platform.FirstOf(session.Buffer), value, isFirst: true));
    }

    /// <summary>Skips the type id that a root may begin with; that of an object only where it is the usual one, and its formatter reads others.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TypeBinding? SkipRootId(ref Reader reader, bool exact, out int count)
    {
        if (!IsObject)
        {
            return SkipId(ref reader, exact, out count);
        }

        count = 0;

        if (CarriesId)
        {
            reader.SkipRootId(this);
        }

        return null;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal sealed override TypeBinding? SkipId(ref Reader reader, bool exact, out int count)
    {
        count = 0;
        return !IsObject && reader.IsAtType && MayBeginWithId(default(T) is null ? 0 : default(TFormatter).FixedSize, CarriesId, reader.Remaining, exact) ? reader.SkipHeader(this, out count) : null;
    }
}
