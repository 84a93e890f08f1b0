using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Runs of fixed-size elements whose memory is not their wire form.</summary>
internal static partial class PackedRun<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Writes elements at <paramref name="destination"/>, where there is room for them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref byte destination, ReadOnlySpan<T> elements)
    {
        int done = WriteShuffled(ref destination, elements);
        destination = ref Wire.At(ref destination, done * default(TFormatter).FixedSize);
        for (int i = done; i < elements.Length; i++)
        {
            default(TFormatter).WriteFixed(ref destination, Elements<T, TFormatter>.At(elements, i));
            destination = ref Wire.At(ref destination, default(TFormatter).FixedSize);
        }
    }

    /// <summary>Reads elements from <paramref name="source"/>, which holds as many; false when one is not valid.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRead(ref byte source, Span<T> elements)
    {
        int done = ReadShuffled(ref source, elements);
        source = ref Wire.At(ref source, done * default(TFormatter).FixedSize);
        for (int i = done; i < elements.Length; i++)
        {
            if (!default(TFormatter).IsValid(ref source))
            {
                return false;
            }

            elements[i] = default(TFormatter).ReadFixed(ref source);
            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return true;
    }
}
