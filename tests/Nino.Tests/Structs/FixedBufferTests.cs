using System;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary><c>fixed</c> buffers of any element, in structs with and without the attribute: the elements one after another.</summary>
public sealed class FixedBufferTests
{
    private const string Elements =
        "00 01 00  01 02  FF 02  FEFF 0300  FFFF 0400  6100 6300  FDFFFFFF 05000000  FEFFFFFF 06000000"
        + "FCFFFFFFFFFFFFFF 0700000000000000  FFFFFFFFFFFFFFFF 0800000000000000  0000C0BF 0000803F  00000000000004C0 000000000000F03F";

    [Fact]
    public void Buffers_OfEveryElement_AreTheirElements()
    {
        byte[] bytes = NinoSerializer.Serialize(Every.Make());

        Assert.Equal(Hex.Text(Hex.Bytes(Elements)), Hex.Text(bytes));
        Every read = NinoDeserializer.Deserialize<Every>(bytes);
        Assert.Equal(Hex.Text(bytes), Hex.Text(NinoSerializer.Serialize(read)));
        Assert.Equal((true, 'c', -4L, 1.0), read.Some());
        Assert.Equal(Hex.Text(bytes), Hex.Text(NinoSerializer.Serialize(NinoDeserializer.Deserialize<Every[]>(NinoSerializer.Serialize(new[] { default, Every.Make() }))![1])));
        Assert.Equal(Hex.Text(bytes), Hex.Text(NinoSerializer.Serialize(new Every[2] { Every.Make(), default }).AsSpan(1, bytes.Length)));
    }

    [Fact]
    public void Bools_ThatAreNeitherZeroNorOne_AreErrors()
    {
        byte[] bytes = NinoSerializer.Serialize(Every.Make());
        for (int i = 0; i < 3; i++)
        {
            byte[] broken = [.. bytes];
            broken[i] = 2;
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Every>(broken));
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Every[]>([2, .. broken]));
        }

        Assert.All(Enumerable.Range(0, bytes.Length), length => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Every>(bytes.AsSpan(0, length))));
    }

    [Fact]
    public void Buffers_BesidePadding_AreWrittenWithoutIt()
    {
        Padded value = new(3);

        byte[] bytes = NinoSerializer.Serialize(value);

        Assert.Equal(Hex.Bytes("03 04000000 05000000 01 00 01 0600"), bytes);
        Assert.Equal("3 4 5 True False True 6", NinoDeserializer.Deserialize<Padded>(bytes).ToString());
        Assert.Equal("9 10 11 True False True 12", NinoDeserializer.Deserialize<Padded[]>(NinoSerializer.Serialize(new Padded[] { default, default, new(9) }))![2].ToString());
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Padded>(Hex.Bytes("03 04000000 05000000 01 00 03 0600")));
    }

    [Fact]
    public void Buffers_BesideReferences_AreKept()
    {
        Named value = new() { Name = "n", Next = [new Named { Name = "m" }] };
        value.Fill('a');
        value.Next[0].Fill('b');

        byte[] bytes = NinoSerializer.Serialize(value);
        Named read = NinoDeserializer.Deserialize<Named>(bytes);

        Assert.Equal(Hex.Bytes("04 6100 6200 6300 05 6E 02 04 6200 6300 6400 05 6D 00"), bytes);
        Assert.Equal("n abc, m bcd", $"{read}, {read.Next![0]}");
        Named existing = new() { Name = "other" };
        existing.Fill('x');
        NinoDeserializer.DeserializeRef(ref existing, bytes);
        Assert.Equal("n abc", existing.ToString());
        Assert.Equal("n abc", new Holder { Named = value }.Trip().Named.ToString());
    }

    [Fact]
    public void Buffers_ThatArePrivateAndInGenericStructs_AreKept()
    {
        Hidden<string> text = new("t", 7);
        Hidden<long> number = new(1, 7);

        Assert.Equal("t 7 8", NinoDeserializer.Deserialize<Hidden<string>>(NinoSerializer.Serialize(text)).ToString());
        Assert.Equal(Hex.Bytes("0100000000000000 0700 0800"), NinoSerializer.Serialize(number));
        Assert.Equal("1 7 8", NinoDeserializer.Deserialize<Hidden<long>[]>(NinoSerializer.Serialize(new[] { default, number }))![1].ToString());
    }

    [Fact]
    public void Buffer_InAnExplicitLayout_IsFoundWhereItStands()
    {
        Placed value = default;
        value.Number = -1;
        value.Set(9);

        Assert.Equal(Hex.Bytes("FFFFFFFF 00 00 09"), NinoSerializer.Serialize(value));
        Assert.Equal(9, NinoDeserializer.Deserialize<Placed>(NinoSerializer.Serialize(value)).Last);
    }

    /// <summary>A default struct is read without its constructor, which may refuse it; one whose buffer holds something behind its first element is none.</summary>
    [Fact]
    public void Buffer_BesideAConstructorThatRefusesDefault_IsReadWithAndWithoutIt()
    {
        Guarded value = new(1);
        value.Set(2, 5);

        Assert.Equal(0, NinoDeserializer.Deserialize<Guarded>(NinoSerializer.Serialize(default(Guarded))).Number);
        Assert.Equal((1, (byte)5), (NinoDeserializer.Deserialize<Guarded>(NinoSerializer.Serialize(value)).Number, NinoDeserializer.Deserialize<Guarded>(NinoSerializer.Serialize(value)).Get(2)));
        Assert.IsType<ArgumentException>(Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Guarded>(Hex.Bytes("00000000 00 00 05"))).InnerException);
    }

    /// <summary>Which bits tell whether a value is valid is found out bit by bit, for small values only.</summary>
    [Fact]
    public unsafe void LargeBuffers_OfManyElements_AreChecked()
    {
        Cells[] cells = new Cells[32];
        cells[31].Flags[3999] = true;
        byte[] bytes = NinoSerializer.Serialize(cells);
        Assert.True(NinoDeserializer.Deserialize<Cells[]>(bytes)![31].Flags[3999]);
        bytes[^1] = 2;
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Cells[]>(bytes));
    }

    [NinoType]
    public unsafe struct Every
    {
        public fixed bool Flags[3];
        public fixed byte Bytes[2];
        public fixed sbyte SBytes[2];
        public fixed short Shorts[2];
        public fixed ushort UShorts[2];
        public fixed char Chars[2];
        public fixed int Ints[2];
        public fixed uint UInts[2];
        public fixed long Longs[2];
        public fixed ulong ULongs[2];
        public fixed float Floats[2];
        public fixed double Doubles[2];

        public static Every Make()
        {
            Every made = default;
            made.Flags[1] = true;
            (made.Bytes[0], made.Bytes[1], made.SBytes[0], made.SBytes[1]) = (1, 2, -1, 2);
            (made.Shorts[0], made.Shorts[1], made.UShorts[0], made.UShorts[1]) = (-2, 3, ushort.MaxValue, 4);
            (made.Chars[0], made.Chars[1]) = ('a', 'c');
            (made.Ints[0], made.Ints[1], made.UInts[0], made.UInts[1]) = (-3, 5, uint.MaxValue - 1, 6);
            (made.Longs[0], made.Longs[1], made.ULongs[0], made.ULongs[1]) = (-4, 7, ulong.MaxValue, 8);
            (made.Floats[0], made.Floats[1], made.Doubles[0], made.Doubles[1]) = (-1.5f, 1, -2.5, 1);
            return made;
        }

        public readonly (bool Flag, char Char, long Long, double Double) Some() => (Flags[1], Chars[1], Longs[0], Doubles[1]);
    }

    public unsafe struct Cells
    {
        public fixed bool Flags[4000];
    }

    public unsafe struct Padded
    {
        public byte First;
        public fixed int Numbers[2];
        private fixed bool _flags[3];
        public short Last;

        public Padded(byte first)
        {
            First = first;
            Numbers[0] = first + 1;
            Numbers[1] = first + 2;
            _flags[0] = _flags[2] = true;
            Last = (short)(first + 3);
        }

        public override readonly string ToString() => $"{First} {Numbers[0]} {Numbers[1]} {_flags[0]} {_flags[1]} {_flags[2]} {Last}";
    }

    [NinoType]
    public unsafe struct Named
    {
        public fixed char Text[3];
        public string? Name;
        public Named[]? Next;

        public void Fill(char first)
        {
            for (int i = 0; i < 3; i++)
            {
                Text[i] = (char)(first + i);
            }
        }

        public override readonly string ToString() => $"{Name} {Text[0]}{Text[1]}{Text[2]}";
    }

    [NinoType]
    public sealed class Holder
    {
        public Named Named;

        public Holder Trip() => NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(this))!;
    }

    [NinoType(containNonPublicMembers: true)]
    public unsafe struct Hidden<T>
    {
        private T _value;
        private fixed short _parts[2];

        public Hidden(T value, short part)
        {
            _value = value;
            _parts[0] = part;
            _parts[1] = (short)(part + 1);
        }

        public override readonly string ToString() => $"{_value} {_parts[0]} {_parts[1]}";
    }

    [NinoType]
    [StructLayout(LayoutKind.Explicit)]
    public unsafe struct Placed
    {
        [FieldOffset(8)]
        public int Number;

        [FieldOffset(1)]
        public fixed byte Parts[3];

        public readonly byte Last => Parts[2];

        public void Set(byte last) => Parts[2] = last;
    }

    [NinoType]
    public unsafe struct Guarded
    {
        public fixed byte Parts[3];

        public Guarded(int number)
        {
            Number = number > 0 ? number : throw new ArgumentException("It has to be positive.", nameof(number));
        }

        [NinoMember(0)]
        public int Number { get; }

        public readonly byte Get(int index) => Parts[index];

        public void Set(int index, byte value) => Parts[index] = value;
    }
}
