using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>Whether values are <c>default</c>; for generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class DefaultValue
{
    /// <summary>Whether a value is <c>default</c>. <c>Equals</c> does not tell, for which −0.0 and 0.00 are; and memory does not, where it has gaps between fields: a copy may hold anything there.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <typeparam name="TFormatter">Its formatter.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Is<T, TFormatter>(T? value)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(T) is null)
        {
            return value is null;
        }

        if (Scalar<T>.Is)
        {
            return IsDefaultScalar(value);
        }

        return HasNoBits(value) || ((default(TFormatter).FixedSize == 0 || default(TFormatter).Layout is not (FixedLayout.Raw or FixedLayout.RawChecked)) && HasBytesOfDefault<T, TFormatter>(value!));
    }

    /// <summary>Whether all of the memory that a value takes is 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool HasNoBits<T>(T value) =>
        Unsafe.SizeOf<T>() == sizeof(byte) ? Unsafe.As<T, byte>(ref value) == 0
        : Unsafe.SizeOf<T>() == sizeof(int) ? Unsafe.ReadUnaligned<int>(ref Unsafe.As<T, byte>(ref value)) == 0
        : Unsafe.SizeOf<T>() == sizeof(long) ? Unsafe.ReadUnaligned<long>(ref Unsafe.As<T, byte>(ref value)) == 0
        : AreZero(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>());

    /// <summary>Whether a type is a number or a time of .NET.</summary>
    internal static bool IsScalar(Type type) => type.IsPrimitive || type.IsEnum || type.FullName is "System.Decimal"
        or "System.DateTime" or "System.DateTimeOffset" or "System.TimeSpan" or "System.DateOnly" or "System.TimeOnly"
        or "System.Int128" or "System.UInt128" or "System.Half" or "System.Guid" or "System.Text.Rune" or "System.Index" or "System.Range";

    /// <summary>Whether a scalar is <c>default</c>, whatever its form.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsDefaultScalar<T>(T value) => typeof(T) == typeof(DateTimeOffset) ? Unsafe.As<T, DateTimeOffset>(ref value).EqualsExact(default) : HasNoBits(value);

    /// <summary>With little depth: what nests deeper is no default value, and an error costs the more the deeper it is raised.</summary>
    internal static readonly NinoOptions Shallow = NinoOptions.Default with { MaxDepth = 32 };

    /// <summary>Room for as many bytes as those of a default value, and for no more than a few KB: a value of more bytes is none, and need not be written to its end.</summary>
    internal static byte[] TakeRoom(byte[] bytes) => Rented<byte>.Take(Math.Max(bytes.Length, 4096));

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool HasBytesOfDefault<T, TFormatter>(T value)
        where TFormatter : struct, IFormatter<T>
    {
        if (Written<T, TFormatter>.Default() is not { Length: > 0 } bytes)
        {
            return false;
        }

        byte[] room = TakeRoom(bytes);
        try
        {
            Writer writer = new(room, Shallow);
            int count = writer.PositionOf(ref default(TFormatter).Write(ref writer, ref writer.Here, value));
            writer.Release();
            return room.AsSpan(0, count).SequenceEqual(bytes);
        }
        catch (Exception)
        {
            return false;
        }
        finally
        {
            Rented<byte>.Return(room);
        }
    }

    // A reference and no span: Mono finds no indexer of spans where emitted code takes this in.
    private static bool AreZero(ref byte first, int count)
    {
        int i = 0;
        for (; i <= count - sizeof(long); i += sizeof(long))
        {
            if (Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref first, i)) != 0)
            {
                return false;
            }
        }

        for (; i < count; i++)
        {
            if (Unsafe.Add(ref first, i) != 0)
            {
                return false;
            }
        }

        return true;
    }

    internal static class Scalar<T>
    {
        public static readonly bool Is = IsScalar(typeof(T));
    }

    private static class Written<T, TFormatter>
        where TFormatter : struct, IFormatter<T>
    {
        private static byte[]? s_default;

        /// <summary>The bytes of the default value; none where code of the user writes it, which may write the same for other values.</summary>
        // No static initializer: full AOT on Mono does not compile what only that calls.
        public static byte[] Default() => s_default ??= TryWrite();

        private static byte[] TryWrite()
        {
            try
            {
                Writer writer = default;
                writer.Begin(WriteSession.Rent(isTarget: true), NinoOptions.Default);
                writer.RefuseUserCode();
                return writer.Finish(ref default(TFormatter).Write(ref writer, ref writer.Here, default));
            }
            catch (Exception)
            {
                return [];
            }
        }
    }
}
