namespace Nino.Core.Formatters;

/// <summary>Reads runs of elements into contiguous memory.</summary>
/// <remarks>Generic methods and no generic class, which the first call would have to load for each type of element; references and no spans for the same reason.</remarks>
internal static class ElementReader
{
    /// <summary>From so many values on they are checked together.</summary>
    public const int Many = 32;

    /// <summary>Reads <paramref name="count"/> elements.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="first">The first element; all are default values, unless they are of fixed size or stand behind presence bits: what they hold would be reused.</param>
    /// <param name="count">The number of elements.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<T, TFormatter>(ref Reader reader, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        int size = default(TFormatter).FixedSize;
        if (size == 0)
        {
            if (PresenceBits.AreUsed<T, TFormatter>())
            {
                default(TFormatter).ReadElements(ref reader, ref first, count);
            }
            else if (default(TFormatter) is IReadsInPlace)
            {
                FillEach<T, TFormatter>(ref reader, ref first, count);
            }
            else
            {
                ReadEach<T, TFormatter>(ref reader, ref first, count);
            }

            return;
        }

        FixedLayout layout = default(TFormatter).Layout;
        if (layout == FixedLayout.Made)
        {
            // Taken one by one: the position tells which of them code of the user refuses.
            ReadEach<T, TFormatter>(ref reader, ref first, count);
            return;
        }

        ref byte source = ref reader.TakeMany(count, size);
        if (layout == FixedLayout.Packed)
        {
            ReadPacked<T, TFormatter>(ref reader, ref source, ref first, count);
            return;
        }

        if (layout == FixedLayout.RawChecked)
        {
            reader.Check(AreValid<T, TFormatter>(ref source, ref Unsafe.As<T, byte>(ref first), count, isCopied: true));
            return;
        }

        Unsafe.CopyBlockUnaligned(ref Unsafe.As<T, byte>(ref first), ref source, (uint)count * (uint)size);
    }

    /// <summary>Reads as many elements as <paramref name="elements"/> holds, which are default values.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<T, TFormatter>(ref Reader reader, Span<T> elements)
        where TFormatter : struct, IFormatter<T> => Read<T, TFormatter>(ref reader, ref MemoryMarshal.GetReference(elements), elements.Length);

    /// <summary>Reads elements into the instances that <paramref name="elements"/> holds.</summary>
    // Not inlined: in a larger method the budget ends before the vectors of struct runs, which are then calls.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void ReadInto<T, TFormatter>(ref Reader reader, Span<T> elements)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).FixedSize != 0 || PresenceBits.AreUsed<T, TFormatter>())
        {
            Read<T, TFormatter>(ref reader, elements);
            return;
        }

        for (int i = 0; i < elements.Length; i++)
        {
            default(TFormatter).ReadInto(ref reader, ref elements[i]!);
        }
    }

    // Apart, so that the first call of a type that is not packed does not load the class of those that are.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadPacked<T, TFormatter>(ref Reader reader, ref byte source, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        bool valid = StructRun<T, TFormatter>.TryRead(ref source, ref first, count);
        if (!valid)
        {
            Clear(ref first, count);
        }

        reader.Check(valid);
    }

    // Where reading has failed, an element may be half of one and half of another.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Clear<T>(ref T first, int count) => MemoryMarshal.CreateSpan(ref first, count).Clear();

    // A method of its own: its loop then has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ReadEach<T, TFormatter>(ref Reader reader, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        for (int i = 0; i < count; i++)
        {
            Unsafe.Add(ref first, i) = default(TFormatter).Read(ref reader)!;
        }
    }

    // A struct that is returned goes through the stack, which .NET 8 and Mono do slowly.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void FillEach<T, TFormatter>(ref Reader reader, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        ref T end = ref Unsafe.Add(ref first, count);
        while (Unsafe.IsAddressLessThan(ref first, ref end))
        {
            default(TFormatter).ReadInto(ref reader, ref first!);
            first = ref Unsafe.Add(ref first, 1);
        }
    }

    /// <summary>Whether values are valid; dates that <see cref="ValidRun.LeavesDates"/> are left to those who move them.</summary>
    internal static bool AreValid<T, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<T> => AreValid<T, TFormatter>(ref source, ref source, count, isCopied: false);

    /// <summary>The same, of values whose memory is their wire form, which are copied where all are valid; otherwise nothing that C# could not have made stays in their place.</summary>
    // One method, as a first call compiles each that it comes to.
    internal static bool AreValid<T, TFormatter>(ref byte source, ref byte destination, int count, bool isCopied)
        where TFormatter : struct, IFormatter<T>
    {
        // Checked and copied at once: a pass of its own over memory takes as long as the copy.
        if (count >= Many && (isCopied ? ValidRun.TryCopy<T, TFormatter>(ref source, ref destination, count) : ValidRun.AreValid<T, TFormatter>(ref source, count)))
        {
            return true;
        }

        bool valid = true;
        ref byte value = ref source;
        for (int i = 0; i < count; i++)
        {
            valid &= default(TFormatter).IsValid(ref value);
            value = ref Wire.At(ref value, default(TFormatter).FixedSize);
        }

        uint size = (uint)count * (uint)default(TFormatter).FixedSize;
        if (isCopied && valid)
        {
            Unsafe.CopyBlockUnaligned(ref destination, ref source, size);
        }
        else if (isCopied)
        {
            Unsafe.InitBlockUnaligned(ref destination, 0, size);
        }

        return valid;
    }
}
