using System.Buffers.Binary;
using Nino.Core.Memory;
using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>How members of version-tolerant objects stand on the wire, as far as it takes to skip one (format.md §14): a code, then what some codes need.</summary>
/// <remarks>Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere, so types are given as spans.</remarks>
internal static class WireTypes
{
    /// <summary>A number of bytes follows: so many, of a struct or anything else of fixed size.</summary>
    public const byte Fixed = 0x01;

    public const byte Boolean = 0x02;

    public const byte Char = 0x03;

    /// <summary>And the four behind it: an unsigned integer of 1, 2, 4, 8 or 16 bytes.</summary>
    public const byte Unsigned = 0x10;

    /// <summary>And the four behind it: a signed integer of 1, 2, 4, 8 or 16 bytes.</summary>
    public const byte Signed = 0x18;

    /// <summary>And the two behind it: a floating-point number of 2, 4 or 8 bytes.</summary>
    public const byte Float = 0x20;

    /// <summary>And those behind it: types of the framework with a fixed size and a meaning of their own.</summary>
    public const byte Known = 0x30;

    public const byte Text = 0x40;

    /// <summary>A presence byte, then a value of the type that follows.</summary>
    public const byte Optional = 0x50;

    /// <summary>A collection of elements of the type that follows.</summary>
    public const byte Sequence = 0x51;

    /// <summary>A collection of presence bits and values of the fixed-size type that follows.</summary>
    public const byte OptionalSequence = 0x52;

    /// <summary>A collection of pairs of the two types that follow.</summary>
    public const byte Map = 0x53;

    /// <summary>A version-tolerant object.</summary>
    public const byte Object = 0x60;

    /// <summary>A length, then bytes that may hold anything, with type indexes of their own.</summary>
    public const byte Block = 0x7F;

    /// <summary>How deep a type may hold others.</summary>
    public const int MaxDepth = 16;

    // By their place behind Known: bytes are compatible for ever, so lines are added at the end only.
    private static readonly (string Type, int Size)[] KnownTypes =
    [
        ("System.DateTime", 8), ("System.DateTimeOffset", 10), ("System.TimeSpan", 8), ("System.DateOnly", 4), ("System.TimeOnly", 8), ("System.Guid", 16), ("System.Decimal", 16),
    ];

    /// <summary>The wire type of what a shape describes.</summary>
    public static byte[] Of(Shape shape)
    {
        List<byte> type = [];
        return Append(shape, type, MaxDepth) ? type.ToArray() : [Block];
    }

    /// <summary>Appends the wire type of a shape; false where it takes a block.</summary>
    public static bool Append(Shape shape, List<byte> into, int depth) => depth > 0 && shape.AppendWireType(into, depth - 1);

    /// <summary>Appends the wire type of a shape; false where its values differ in size.</summary>
    public static bool AppendFixedOnly(Shape shape, List<byte> into, int depth)
    {
        int start = into.Count;
        return Append(shape, into, depth) && FixedSize(into.GetRange(start, into.Count - start).ToArray()) != 0;
    }

    /// <summary>Appends the wire type of a fixed-size type.</summary>
    public static bool AppendFixed(Type type, int size, List<byte> into)
    {
        if (size == 0)
        {
            return false;
        }

        int known = PlaceOf(type.FullName!, size);
        byte code = known >= 0 ? (byte)(Known + known)
            : type == typeof(IntPtr) ? (byte)(Signed + 3)
            : type == typeof(UIntPtr) ? (byte)(Unsigned + 3)
            : type.FullName == "System.Int128" ? (byte)(Signed + 4)
            : type.FullName == "System.UInt128" ? (byte)(Unsigned + 4)
            : type.FullName == "System.Half" ? Float
            : OfCode(Type.GetTypeCode(type));
        into.Add(code);
        if (code == Fixed)
        {
            Varint.Append(into, (uint)size);
        }

        return true;
    }

    /// <summary>The place of a type among those that are known by name, or −1.</summary>
    // A lambda over these tuples would have native programs keep what makes generic types while they run.
    private static int PlaceOf(string name, int size)
    {
        int place = KnownTypes.Length - 1;
        while (place >= 0 && (KnownTypes[place].Type != name || KnownTypes[place].Size != size))
        {
            place--;
        }

        return place;
    }

    private static byte OfCode(TypeCode code) => code switch
    {
        TypeCode.Boolean => Boolean,
        TypeCode.Char => Char,
        TypeCode.Byte => Unsigned,
        TypeCode.UInt16 => Unsigned + 1,
        TypeCode.UInt32 => Unsigned + 2,
        TypeCode.UInt64 => Unsigned + 3,
        TypeCode.SByte => Signed,
        TypeCode.Int16 => Signed + 1,
        TypeCode.Int32 => Signed + 2,
        TypeCode.Int64 => Signed + 3,
        TypeCode.Single => Float + 1,
        TypeCode.Double => Float + 2,
        _ => Fixed,
    };

    /// <summary>The number of bytes of a scalar; 0 for other codes.</summary>
    public static int SizeOf(byte code) => code switch
    {
        Boolean => 1,
        Char => 2,
        >= Unsigned and <= Unsigned + 4 => 1 << (code - Unsigned),
        >= Signed and <= Signed + 4 => 1 << (code - Signed),
        >= Float and <= Float + 2 => 2 << (code - Float),
        >= Known when code - Known < KnownTypes.Length => KnownTypes[code - Known].Size,
        _ => 0,
    };

    /// <summary>The number of bytes of every value, or 0.</summary>
    public static int FixedSize(Span<byte> type) => type[0] == Fixed ? (int)Varint.At(type.Slice(1), out _) : SizeOf(type[0]);

    /// <summary>The least number of bytes of a value.</summary>
    public static int MinSize(Span<byte> type) => Math.Max(1, FixedSize(type));

    /// <summary>The number of bytes that a type takes at the beginning of a span.</summary>
    public static int Length(Span<byte> type)
    {
        switch (type[0])
        {
            case Fixed:
                _ = Varint.At(type.Slice(1), out int size);
                return 1 + size;
            case Optional or Sequence or OptionalSequence:
                return 1 + Length(type.Slice(1));
            case Map:
                int key = 1 + Length(type.Slice(1));
                return key + Length(type.Slice(key));
            default:
                return 1;
        }
    }

    /// <summary>Whether values are, or hold, version-tolerant objects, which tell their table by an index of the message.</summary>
    public static bool HoldsObject(Span<byte> type) => type[0] switch
    {
        Object => true,
        Sequence => HoldsObject(type.Slice(1)),
        Map => HoldsObject(type.Slice(1)) || HoldsObject(type.Slice(1 + Length(type.Slice(1)))),
        _ => false,
    };

    /// <summary>Reads a type; one that this version does not know is an error.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="into">What the type is appended to.</param>
    /// <param name="depth">How deep it may hold others.</param>
    /// <param name="mark">A bit of the first byte that is not part of the type.</param>
    public static void Read(ref Reader reader, List<byte> into, int depth, byte mark = 0)
    {
        byte code = (byte)(reader.Take(1) ^ mark);
        into.Add(code);
        switch (code)
        {
            case Fixed:
                uint size = reader.ReadVarint();
                Varint.Append(into, size);
                if (size is 0 or > int.MaxValue)
                {
                    reader.ThrowInvalid($"{size} bytes are no size of a struct.");
                }

                return;
            case Optional or Sequence or OptionalSequence or Map when depth > 0:
                int inner = into.Count;
                Read(ref reader, into, depth - 1);
                if (code is Optional or OptionalSequence && FixedSize(into.GetRange(inner, into.Count - inner).ToArray()) == 0)
                {
                    reader.ThrowInvalid("Only values of fixed size have a presence byte or bit.");
                }

                if (code == Map)
                {
                    Read(ref reader, into, depth - 1);
                }

                return;
            case Text or Object or Block:
                return;
            default:
                if (SizeOf(code) == 0)
                {
                    reader.ThrowInvalid($"{code} is no wire type that this version knows, or types hold each other too deep.");
                }

                return;
        }
    }

    public static bool AreSame(byte[] left, byte[] right) => left.AsSpan().SequenceEqual(right);

    /// <summary>Whether values of one type are blocks of values of another: what holds objects of a type is a block until that type is version-tolerant.</summary>
    public static bool IsBlockOf(Span<byte> from, Span<byte> to) => from[0] == Block && HoldsObject(to);

    /// <summary>Whether values of one type can be read as another, which holds each of them.</summary>
    public static bool Converts(Span<byte> from, Span<byte> to) =>
        from[0] == Optional && to[0] == Optional ? Widens(from[1], to[1])
        : to[0] == Optional ? from.SequenceEqual(to.Slice(1)) || Widens(from[0], to[1])
        : Widens(from[0], to[0]);

    /// <summary>The most bytes that a converted value takes.</summary>
    public static int ConvertedSize(Span<byte> to) => 1 + FixedSize(to[0] == Optional ? to.Slice(1) : to);

    /// <summary>Converts a value, of which the next bytes are one.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="from">The type of the bytes.</param>
    /// <param name="to">A type that it converts to.</param>
    /// <param name="destination">At least the size of the value and a byte; cleared.</param>
    /// <returns>How many bytes were written.</returns>
    public static int Convert(ref Reader reader, Span<byte> from, Span<byte> to, scoped Span<byte> destination)
    {
        int start = 0;
        if (to[0] == Optional)
        {
            to = to.Slice(1);
            start = 1;
            if (from[0] == Optional)
            {
                from = from.Slice(1);
                if (!reader.ReadPresence())
                {
                    return 1;
                }
            }

            destination[0] = 1;
        }

        int size = FixedSize(from);
        int wide = FixedSize(to);
        Span<byte> value = destination.Slice(start, wide);
        Span<byte> source = MemoryMarshal.CreateSpan(ref reader.Take(size), size);
        if (from[0] is >= Float and < Known && size != wide)
        {
            double number = size == 2 ? HalfToDouble(BinaryPrimitives.ReadUInt16LittleEndian(source)) : BitConverter.Int32BitsToSingle(BinaryPrimitives.ReadInt32LittleEndian(source));
            if (wide == 4)
            {
                BinaryPrimitives.WriteInt32LittleEndian(value, BitConverter.SingleToInt32Bits((float)number));
            }
            else
            {
                BinaryPrimitives.WriteInt64LittleEndian(value, BitConverter.DoubleToInt64Bits(number));
            }
        }
        else
        {
            source.CopyTo(value);
            if (from[0] is >= Signed and < Float && (source[size - 1] & 0x80) != 0)
            {
                value.Slice(size).Fill(0xFF);
            }
        }

        return start + wide;
    }

    /// <summary>Converts a value that was at its default, which stands nowhere.</summary>
    /// <param name="from">The type that it was written in.</param>
    /// <param name="to">A type that it converts to.</param>
    /// <param name="destination">As in <see cref="Convert"/>.</param>
    public static int ConvertDefault(Span<byte> from, Span<byte> to, scoped Span<byte> destination)
    {
        if (to[0] != Optional)
        {
            return FixedSize(to);
        }

        if (from[0] == Optional)
        {
            return 1;
        }

        destination[0] = 1;
        return 1 + FixedSize(to.Slice(1));
    }

    private static bool Widens(byte from, byte to) => SizeOf(from) < SizeOf(to)
        && ((from is >= Unsigned and <= Unsigned + 4 && to is >= Unsigned and <= Signed + 4)
            || (from is >= Signed and <= Signed + 4 && to is >= Signed and <= Signed + 4)
            || (from is >= Float and <= Float + 2 && to is >= Float and <= Float + 2));

    // netstandard2.1 has no Half.
    private static double HalfToDouble(ushort bits)
    {
        int exponent = (bits >> 10) & 0x1F;
        int fraction = bits & 0x3FF;
        double value = exponent switch
        {
            0 => fraction * Math.Pow(2, -24),
            31 => fraction == 0 ? double.PositiveInfinity : double.NaN,
            _ => (1024 + fraction) * Math.Pow(2, exponent - 25),
        };
        return bits >= 0x8000 ? -value : value;
    }

    /// <summary>In words, for errors.</summary>
    public static string Describe(Span<byte> type) => type[0] switch
    {
        Fixed => $"a struct of {Varint.At(type.Slice(1), out _)} bytes",
        Boolean => "a bool",
        Char => "a char",
        >= Unsigned and <= Unsigned + 4 => $"an unsigned integer of {SizeOf(type[0])} bytes",
        >= Signed and <= Signed + 4 => $"a signed integer of {SizeOf(type[0])} bytes",
        >= Float and <= Float + 2 => $"a floating-point number of {SizeOf(type[0])} bytes",
        Text => "a string",
        Optional => $"{Describe(type.Slice(1))} or null",
        Sequence => $"a collection of which each element is {Describe(type.Slice(1))}",
        OptionalSequence => $"a collection of which each element is {Describe(type.Slice(1))} or null",
        Map => $"a dictionary of which each key is {Describe(type.Slice(1))}",
        Object => "a version-tolerant object",
        Block => "a value of a form of its own",
        >= Known when type[0] - Known < KnownTypes.Length => $"a {KnownTypes[type[0] - Known].Type}",
        _ => $"a value of wire type {type[0]}",
    };
}
