using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Arrays and lists of nullable numbers (format.md §11.2): the numbers that are present are gathered, then packed.</summary>
/// <typeparam name="T">The numbers.</typeparam>
/// <typeparam name="TForm">How they are packed.</typeparam>
internal static class PackedOptionals<T, TForm>
    where T : unmanaged
    where TForm : struct, ICompactRun
{
    /// <summary>Whether numbers are gathered as their memory is; a constant.</summary>
    public static bool AreUsed
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TForm).IsMemory && BitConverter.IsLittleEndian;
    }

    /// <summary>Whether one array holds the bits and numbers of so many elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool MayGather(int count) => AreUsed && count <= Payload.MaxSize / (1 + Unsafe.SizeOf<T>());

    public static ref byte Write(ref Writer writer, ref byte at, ReadOnlySpan<T?> elements)
    {
        int bits = PresenceBits.Size(elements.Length);
        int size = bits + (elements.Length * Unsafe.SizeOf<T>());
        byte[]? rented = size > Packed<TForm>.Small ? Rented<byte>.Take(size) : null;
        Span<byte> gathered = rented ?? stackalloc byte[Packed<TForm>.Small];
        ref byte first = ref MemoryMarshal.GetReference(gathered);
        Writer inner = new(gathered);
        ref byte end = ref OptionalRun<T, RawFormatter<T>>.Write(ref inner, ref first, ref MemoryMarshal.GetReference(elements), elements.Length);
        int present = ((int)Unsafe.ByteOffset(ref first, ref end) - bits) / Unsafe.SizeOf<T>();
        at = ref Packed<TForm>.Write(ref writer, ref at, elements.Length, gathered[..bits], ref Wire.At(ref first, bits), present);
        Rented<byte>.Return(rented);

        return ref at;
    }

    /// <remarks>An array of the right length is filled, another is replaced.</remarks>
    public static T?[]? ReadArray(ref Reader reader, T?[]? existing)
    {
        if (!TryReadHead(ref reader, out PackedHead head))
        {
            return null;
        }

        T?[] array = existing?.Length == head.Count && existing.GetType() == typeof(T?[]) ? existing : Platform.AllocateUninitialized<T?>(head.Count);
        Read(ref reader, head, array, null);
        return array;
    }

    /// <remarks>A list keeps its instance.</remarks>
    public static List<T?>? ReadList(ref Reader reader, List<T?>? existing)
    {
        if (!TryReadHead(ref reader, out PackedHead head))
        {
            return null;
        }

        List<T?> list = existing?.GetType() == typeof(List<T?>) ? existing : new List<T?>(head.Count);
        Read(ref reader, head, null, list);
        return list;
    }

    private static bool TryReadHead(ref Reader reader, out PackedHead head)
    {
        if (!Packed<TForm>.TryReadHead(ref reader, isNullable: true, out head))
        {
            return false;
        }

        reader.ChargeElements(head.Count, Unsafe.SizeOf<T?>(), minSize: 0);
        return true;
    }

    private static void Read(ref Reader reader, in PackedHead head, T?[]? array, List<T?>? list)
    {
        if (head.Present == 0 && array is not null)
        {
            Array.Clear(array, 0, array.Length);
            return;
        }

        int size = Packed<TForm>.PlainSize(ref reader, head);
        byte[]? rented = size > Packed<TForm>.Small ? Rented<byte>.Take(size) : null;
        Span<byte> gathered = (rented ?? stackalloc byte[Packed<TForm>.Small])[..(head.BitsSize + (head.Present * Unsafe.SizeOf<T>()))];
        ref byte first = ref MemoryMarshal.GetReference(gathered);
        Unsafe.CopyBlockUnaligned(ref first, ref reader.At(head.Bits), (uint)head.BitsSize);
        Packed<TForm>.Read(ref reader, head, ref Wire.At(ref first, head.BitsSize));
        Reader inner = new(gathered);
        if (list is null)
        {
            OptionalRun<T, RawFormatter<T>>.Read(ref inner, ref Platform.FirstOf(array!), head.Count);
        }
        else
        {
            ListReader.Refill<T?, NullableFormatter<T, RawFormatter<T>>>(ref inner, list, head.Count);
        }

        Rented<byte>.Return(rented);
    }
}
