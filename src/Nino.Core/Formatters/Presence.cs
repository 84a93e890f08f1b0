namespace Nino.Core.Formatters;

/// <summary>Which members an object holds, of a type that leaves out those at their default (format.md §14); for generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Presence
{
    /// <summary>Structs of more bytes are always written: it would cost too much to look at them twice.</summary>
    internal const int LargestStruct = 64;

    /// <summary>A bit where a member has to be written, and 0 where it is at its default.</summary>
    /// <typeparam name="T">The type of the member.</typeparam>
    /// <typeparam name="TFormatter">Its formatter.</typeparam>
    /// <param name="value">What the member holds.</param>
    /// <param name="bit">The bit.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Of<T, TFormatter>(T? value, int bit)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(T) is null)
        {
            return value is null ? 0 : bit;
        }

        if (default(TFormatter).FixedSize is > 0 and <= LargestStruct && default(TFormatter).Layout is FixedLayout.Raw or FixedLayout.RawChecked)
        {
            return DefaultValue.HasNoBits(value!) ? 0 : bit;
        }

        return IsWritten<T, TFormatter>(value!) ? bit : 0;
    }

    /// <summary>Takes the presence bits of an object, and counts what the object takes in memory: its bytes do not pay for it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Take<T>(ref Reader reader, int members)
    {
        reader.Charge(InstanceSize<T>.Value);
        return ref PresenceBits.Take(ref reader, members);
    }

    /// <summary>Reads a member; it is default where it is not present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Read<T, TFormatter>(ref Reader reader, ref byte presence, int member)
        where TFormatter : struct, IFormatter<T> =>
        PresenceBits.IsSet(ref presence, member) ? default(TFormatter).Read(ref reader) : default;

    /// <summary>Reads a member into what <paramref name="value"/> holds; it is default where it is not present.</summary>
    public static void ReadInto<T, TFormatter>(ref Reader reader, ref byte presence, int member, ref T? value)
        where TFormatter : struct, IFormatter<T>
    {
        if (PresenceBits.IsSet(ref presence, member))
        {
            default(TFormatter).ReadInto(ref reader, ref value);
        }
        else
        {
            value = default;
        }
    }

    // The bytes tell, where memory has gaps between them.
    private static bool IsWritten<T, TFormatter>(T value)
        where TFormatter : struct, IFormatter<T>
    {
        int size = default(TFormatter).FixedSize;
        if (size == 0)
        {
            return !DefaultValue.Scalar<T>.Is || !DefaultValue.IsDefaultScalar(value);
        }

        if (size > LargestStruct)
        {
            return true;
        }

        Span<byte> bytes = stackalloc byte[LargestStruct];
        bytes.Clear();
        default(TFormatter).WriteFixed(ref MemoryMarshal.GetReference(bytes), value);
        return HasSetBits(bytes);
    }

    /// <summary>Whether any byte is not 0.</summary>
    internal static bool HasSetBits(scoped Span<byte> bytes) => PresenceBits.CountSet(ref MemoryMarshal.GetReference(bytes), bytes.Length) != 0;
}
