namespace Nino.Core.Formatters;

/// <summary>Runs of fixed-size elements whose memory is not their wire form.</summary>
/// <remarks>
/// A struct of which the wire form is a choice of the bytes in memory, as it is without its padding, moves in blocks.
/// Nothing is assumed of its layout (<see cref="WirePlaces{T, TFormatter}"/>). Classes are never elements of such runs, but
/// native programs compile them for each class that stands in a list, as code that classes share names them: there is nothing to compile.
/// </remarks>
internal static partial class StructRun<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Writes elements at <paramref name="destination"/>, where there is room for them. References and no spans, which Mono takes apart and puts together by calls.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // .NET 8 has no budget left for the shuffles where it inlines this, and calls for what is a constant.
    public static void Write(ref byte destination, ref T first, int count)
    {
        if (!typeof(T).IsValueType)
        {
            return;
        }

        int done = WriteBlocks(ref destination, ref first, count);
        destination = ref Wire.At(ref destination, done * default(TFormatter).FixedSize);
        for (int i = done; i < count; i++)
        {
            default(TFormatter).WriteFixed(ref destination, Unsafe.Add(ref first, i));
            destination = ref Wire.At(ref destination, default(TFormatter).FixedSize);
        }
    }

    /// <summary>Reads elements from <paramref name="source"/>, which holds as many; false when one is not valid.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRead(ref byte source, ref T first, int count)
    {
        if (!typeof(T).IsValueType)
        {
            return false;
        }

        int done = ReadBlocks(ref source, ref first, count);
        source = ref Wire.At(ref source, done * default(TFormatter).FixedSize);
        for (int i = done; i < count; i++)
        {
            if (!default(TFormatter).IsValid(ref source))
            {
                return false;
            }

            Unsafe.Add(ref first, i) = default(TFormatter).ReadFixed(ref source);
            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return true;
    }
}
