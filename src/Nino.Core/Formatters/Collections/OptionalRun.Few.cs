using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>A few elements as a root: their bits are a number, and nothing is set up for vectors.</remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    /// <summary>So many elements are few: their bits take two bytes.</summary>
    private const int Few = 16;

    /// <summary>Whether values are larger than a number and move as they lie in memory: what a runtime that takes structs apart is asked to do by numbers.</summary>
    private static bool MovesAsNumbers
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() > sizeof(ulong) && MovesAsBytes;
    }

    /// <summary>Writes elements with a collection head into an array of their size; null where they are many.</summary>
    public static byte[]? SerializeFew(ref T? first, int count)
    {
        if (count > Few)
        {
            return null;
        }

        uint set = BitsOf(ref first, count);
        byte[] result = Platform.AllocateUninitialized<byte>(SizeOfFew(set, count));
        WriteFew(ref Platform.FirstOf(result), set, ref first, count);
        return result;
    }

    /// <summary>Writes elements with a collection head into a span, and returns the number of bytes; 0 where they are many, or room lacks.</summary>
    public static int SerializeFew(ref T? first, int count, Span<byte> destination)
    {
        if (count > Few)
        {
            return 0;
        }

        uint set = BitsOf(ref first, count);
        int size = SizeOfFew(set, count);
        if (size > destination.Length)
        {
            return 0;
        }

        WriteFew(ref MemoryMarshal.GetReference(destination), set, ref first, count);
        return size;
    }

    /// <summary>Whether bytes have the length of so few elements with a collection head, by their presence bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool MayBeFew(ReadOnlySpan<byte> bytes, int count)
    {
        if ((uint)count > Few || bytes.Length <= PresenceBits.Size(count) || default(TFormatter).Layout == FixedLayout.Made)
        {
            return false;
        }

        uint set = ReadBits(ref Wire.At(ref MemoryMarshal.GetReference(bytes), 1), count);
        return set >> count == 0 && bytes.Length == SizeOfFew(set, count);
    }

    /// <summary>Reads what <see cref="MayBeFew"/> accepted, behind the head; false when a value is not valid.</summary>
    public static bool TryReadFew(ref byte source, ref T? first, int count)
    {
        uint set = ReadBits(ref source, count);
        source = ref Wire.At(ref source, PresenceBits.Size(count));
        for (int i = 0; i < count; i++, set >>= 1)
        {
            if ((set & 1) == 0)
            {
                Unsafe.Add(ref first, i) = null;
                continue;
            }

            if (!default(TFormatter).IsValid(ref source))
            {
                return false;
            }

            if (!Platform.MovesStructs && MovesAsNumbers)
            {
                SetRaw(ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i)), ref source, 1);
            }
            else
            {
                Unsafe.Add(ref first, i) = default(TFormatter).ReadFixed(ref source);
            }

            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return true;
    }

    private static uint BitsOf(ref T? first, int count)
    {
        ushort held = 0;
        ref byte bits = ref Unsafe.As<ushort, byte>(ref held);
        int eights = 0;
        WriteBitsOfEights(ref bits, ref first, count, ref eights);

        // From the last on, without a place that is counted on: only the number is kept.
        uint rest = 0;
        for (int i = count - 1; i >= eights; i--)
        {
            rest = (rest << 1) | (Unsafe.Add(ref first, i).HasValue ? 1u : 0u);
        }

        return ReadBits(ref bits, eights) | (rest << eights);
    }

    private static uint ReadBits(ref byte source, int count) => count == 0 ? 0 : count <= 8 ? source : source | ((uint)Wire.At(ref source, 1) << 8);

    private static int SizeOfFew(uint set, int count) => 1 + PresenceBits.Size(count) + (BitCount.Of(set) * default(TFormatter).FixedSize);

    // By the bits: another thread may change elements, and there is room for no others.
    private static void WriteFew(ref byte at, uint set, ref T? first, int count)
    {
        at = (byte)(count + 1);
        at = ref Wire.At(ref at, 1);
        for (int i = 0; i < count; i += 8)
        {
            at = (byte)(set >> i);
            at = ref Wire.At(ref at, 1);
        }

        for (; set != 0; set &= set - 1)
        {
            ref T? element = ref Unsafe.Add(ref first, BitCount.Lowest(set));
            if (!Platform.MovesStructs && MovesAsNumbers)
            {
                Wire.Copy<T>(ref Wire.At(ref Unsafe.As<T?, byte>(ref element), ValueOffset), ref at);
            }
            else
            {
                default(TFormatter).WriteFixed(ref at, element.GetValueOrDefault());
            }

            at = ref Wire.At(ref at, default(TFormatter).FixedSize);
        }
    }
}
