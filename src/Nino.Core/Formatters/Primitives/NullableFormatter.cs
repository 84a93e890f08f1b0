namespace Nino.Core.Formatters;

/// <summary><c>T?</c> (format.md §4): a presence byte and the value, or an object whose head 0 is null; as elements of a collection, values of fixed size and compact numbers stand behind presence bits (§6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NullableFormatter<T, TFormatter> : IFormatter<T?>, ISizedFormatter, IOptionalFormatter<T?>
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public int PresentSize => CompactNumber<TFormatter>.Is ? default(TFormatter).MinSize : default(TFormatter).FixedSize;

    private static bool HasObjectHead
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(TFormatter) == typeof(BoundFormatter<T>) ? BoundFormatter<T>.IsObject : ObjectForm<T, TFormatter>.Is;
    }

    /// <summary>Whether a value has a fixed size, known to the JIT, and no code of the user makes it.</summary>
    private static bool HasFixedRoom
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(TFormatter) != typeof(BoundFormatter<T>) && default(TFormatter).FixedSize != 0 && default(TFormatter).Layout != FixedLayout.Made && !HasObjectHead;
    }

    /// <summary>Whether the memory of a value is counted: absent, it takes one byte.</summary>
    private static bool IsCounted
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => MemorySizes.IsCounted(Unsafe.SizeOf<T>(), 1);
    }

    public bool TryGetSize(T? value, out long size)
    {
        size = default(TFormatter).FixedSize;
        bool isKnown = value is not { } inner || size != 0 || (SizedForm.Is<TFormatter>() && default(TFormatter).TryGetSize(inner, out size));
        size = value is null ? 1 : 1 + size;
        return isKnown;
    }

    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (HasFixedRoom)
        {
            at = ref writer.Room(ref at, 1 + default(TFormatter).FixedSize);
            at = 1;
            default(TFormatter).WriteFixed(ref Wire.At(ref at, 1), value.GetValueOrDefault());
            return ref Wire.At(ref at, 1 + default(TFormatter).FixedSize);
        }

        if (!HasObjectHead)
        {
            at = ref writer.Room(ref at, 1);
            at = 1;
            at = ref Wire.At(ref at, 1);
        }

        return ref default(TFormatter).Write(ref writer, ref at, value.GetValueOrDefault());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Read(ref Reader reader)
    {
        // Both at once: each step forward waits for the one before. What is not valid is told below.
        if (HasFixedRoom && !IsCounted && reader.IsPresent(default(TFormatter).FixedSize) && default(TFormatter).IsValid(ref Wire.At(ref reader.Current, 1)))
        {
            return default(TFormatter).ReadFixed(ref Wire.At(ref reader.Take(1 + default(TFormatter).FixedSize), 1));
        }

        return IsPresent(ref reader) ? default(TFormatter).Read(ref reader) : null;
    }

    public void ReadInto(ref Reader reader, ref T? value)
    {
        if (HasFixedRoom)
        {
            value = Read(ref reader);
        }
        else if (!IsPresent(ref reader))
        {
            value = null;
        }
        else if (value is { } inner)
        {
            default(TFormatter).ReadInto(ref reader, ref inner);
            value = inner;
        }
        else
        {
            value = default(TFormatter).Read(ref reader);
        }
    }

    public ref byte WriteElements(ref Writer writer, ref byte at, scoped ref T? first, int count) => ref OptionalRun<T, TFormatter>.Write(ref writer, ref at, ref first, count);

    public void ReadElements(ref Reader reader, ref T? first, int count) => OptionalRun<T, TFormatter>.Read(ref reader, ref first, count);

    byte[]? IOptionalFormatter<T?>.SerializeFew(ref T? first, int count) => OptionalRun<T, TFormatter>.SerializeFew(ref first, count);

    int IOptionalFormatter<T?>.SerializeFew(ref T? first, int count, Span<byte> destination) => OptionalRun<T, TFormatter>.SerializeFew(ref first, count, destination);

    bool IOptionalFormatter<T?>.MayBeFew(ReadOnlySpan<byte> bytes, int count) => OptionalRun<T, TFormatter>.MayBeFew(bytes, count);

    bool IOptionalFormatter<T?>.TryReadFew(ref byte source, ref T? first, int count) => OptionalRun<T, TFormatter>.TryReadFew(ref source, ref first, count);

    public void Describe(ShapeBuilder shape)
    {
        if (HasObjectHead)
        {
            shape.OptionalObject<T, TFormatter>();
        }
        else
        {
            shape.Optional<T, TFormatter>();
        }
    }

    private static bool IsPresent(ref Reader reader)
    {
        if (IsCounted)
        {
            reader.Charge(Unsafe.SizeOf<T>());
        }

        return HasObjectHead ? !reader.TryReadHead(0) : reader.ReadPresence();
    }
}
