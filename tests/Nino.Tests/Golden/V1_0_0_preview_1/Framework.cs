using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Drawing;
using System.Globalization;
using System.Linq;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Core;
using Nino.Tests.Format;

namespace Nino.Tests.Golden.V1_0_0_preview_1;

[NinoType]
public sealed class AllScalars
{
    public bool Bool { get; set; }

    public byte Byte { get; set; }

    public sbyte Sbyte { get; set; }

    public short Short { get; set; }

    public ushort Ushort { get; set; }

    public char Char { get; set; }

    public int Int { get; set; }

    public uint Uint { get; set; }

    public long Long { get; set; }

    public ulong Ulong { get; set; }

    public nint Nint { get; set; }

    public nuint Nuint { get; set; }

    public float Float { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public Guid Guid { get; set; }

    public Index Index { get; set; }

    public Range Range { get; set; }

    public Complex Complex { get; set; }
}

[NinoType]
public sealed class AllTimes
{
    public DateTime DateTime { get; set; }

    public DateTimeOffset DateTimeOffset { get; set; }

    public TimeSpan TimeSpan { get; set; }

    public TimeZoneInfo? TimeZoneInfo { get; set; }
}

[NinoType]
public sealed class AllDrawing
{
    public Vector2 Vector2 { get; set; }

    public Vector3 Vector3 { get; set; }

    public Vector4 Vector4 { get; set; }

    public Quaternion Quaternion { get; set; }

    public Plane Plane { get; set; }

    public Matrix3x2 Matrix3x2 { get; set; }

    public Matrix4x4 Matrix4x4 { get; set; }

    public Point Point { get; set; }

    public PointF PointF { get; set; }

    public Size Size { get; set; }

    public SizeF SizeF { get; set; }

    public Rectangle Rectangle { get; set; }

    public RectangleF RectangleF { get; set; }

    public Color Color { get; set; }
}

[NinoType]
public sealed class AllEnums
{
    public OfByte OfByte { get; set; }

    public OfSByte OfSByte { get; set; }

    public OfInt16 OfInt16 { get; set; }

    public OfUInt16 OfUInt16 { get; set; }

    public OfInt32 OfInt32 { get; set; }

    public OfUInt32 OfUInt32 { get; set; }

    public OfInt64 OfInt64 { get; set; }

    public OfUInt64 OfUInt64 { get; set; }

    public DayOfWeek DayOfWeek { get; set; }
}

[NinoType]
public sealed class AllValues
{
    public string? String { get; set; }

    public StringBuilder? StringBuilder { get; set; }

    public BigInteger BigInteger { get; set; }

    public Version? Version { get; set; }

    public Uri? Uri { get; set; }

    public CultureInfo? CultureInfo { get; set; }

    public IPAddress? IPAddress { get; set; }

    public IPEndPoint? IPEndPoint { get; set; }

    public BitArray? BitArray { get; set; }
}

[NinoType]
public sealed class AllNullables
{
    public int? IntMaybe { get; set; }

    public decimal? DecimalMaybe { get; set; }

    public DateTime? DateTimeMaybe { get; set; }

    public OfInt16? OfInt16Maybe { get; set; }

    public PaddedStruct? PaddedStructMaybe { get; set; }

    public TextStruct? TextStructMaybe { get; set; }

    public (int, string?)? TupleIntStringMaybeMaybe { get; set; }

    public Lazy<int>? LazyInt { get; set; }

    public Lazy<string?>? LazyStringMaybe { get; set; }
}

[NinoType]
public sealed class AllArrays
{
    public byte[]? ByteArray { get; set; }

    public int[]? IntArray { get; set; }

    public bool[]? BoolArray { get; set; }

    public DateTime[]? DateTimeArray { get; set; }

    public OfInt16[]? OfInt16Array { get; set; }

    public PaddedStruct[]? PaddedStructArray { get; set; }

    public string?[]? StringMaybeArray { get; set; }

    public int?[]? IntMaybeArray { get; set; }

    public Person?[]? PersonMaybeArray { get; set; }

    public object?[]? ObjectMaybeArray { get; set; }

    public int[]?[]? IntArrayMaybeArray { get; set; }

    public List<int>[]? ListIntArray { get; set; }

    public int[,]? IntArray2 { get; set; }

    public string?[,,]? StringMaybeArray3 { get; set; }

    public int[][,]? IntArrayArray2 { get; set; }

    public int[,][]? IntArray2Array { get; set; }

    public ArraySegment<int> ArraySegmentInt { get; set; }

    public Memory<byte> MemoryByte { get; set; }

    public ReadOnlyMemory<string?> ReadOnlyMemoryStringMaybe { get; set; }

    public ReadOnlySequence<byte> ReadOnlySequenceByte { get; set; }
}

[NinoType]
public sealed class AllCollections
{
    public List<int>? ListInt { get; set; }

    public List<bool>? ListBool { get; set; }

    public List<string?>? ListStringMaybe { get; set; }

    public List<Person?>? ListPersonMaybe { get; set; }

    public List<List<int>?>? ListListIntMaybe { get; set; }

    public LinkedList<string?>? LinkedListStringMaybe { get; set; }

    public Queue<int>? QueueInt { get; set; }

    public Stack<int>? StackInt { get; set; }

    public HashSet<int>? HashSetInt { get; set; }

    public HashSet<string?>? HashSetStringMaybe { get; set; }

    public SortedSet<int>? SortedSetInt { get; set; }

    public Dictionary<int, string?>? DictionaryIntStringMaybe { get; set; }

    public Dictionary<string, Person?>? DictionaryStringPersonMaybe { get; set; }

    public Dictionary<Guid, List<int>>? DictionaryGuidListInt { get; set; }

    public SortedDictionary<string, int>? SortedDictionaryStringInt { get; set; }

    public SortedList<string, int>? SortedListStringInt { get; set; }

    public ArrayList? ArrayList { get; set; }

    public Hashtable? Hashtable { get; set; }

    public Collection<int>? CollectionInt { get; set; }

    public ObservableCollection<int>? ObservableCollectionInt { get; set; }

    public ReadOnlyCollection<int>? ReadOnlyCollectionInt { get; set; }

    public ReadOnlyObservableCollection<int>? ReadOnlyObservableCollectionInt { get; set; }

    public ReadOnlyDictionary<string, int>? ReadOnlyDictionaryStringInt { get; set; }
}

[NinoType]
public sealed class AllConcurrent
{
    public ConcurrentBag<int>? ConcurrentBagInt { get; set; }

    public ConcurrentQueue<int>? ConcurrentQueueInt { get; set; }

    public ConcurrentStack<string?>? ConcurrentStackStringMaybe { get; set; }

    public BlockingCollection<int>? BlockingCollectionInt { get; set; }

    public ConcurrentDictionary<string, int>? ConcurrentDictionaryStringInt { get; set; }
}

[NinoType]
public sealed class AllInterfaces
{
    public IEnumerable<int>? IEnumerableInt { get; set; }

    public ICollection<int>? ICollectionInt { get; set; }

    public IList<string?>? IListStringMaybe { get; set; }

    public IReadOnlyCollection<int>? IReadOnlyCollectionInt { get; set; }

    public IReadOnlyList<Person?>? IReadOnlyListPersonMaybe { get; set; }

    public ISet<int>? ISetInt { get; set; }

    public IDictionary<int, string?>? IDictionaryIntStringMaybe { get; set; }

    public IReadOnlyDictionary<int, string?>? IReadOnlyDictionaryIntStringMaybe { get; set; }

    public IEnumerable? IEnumerable { get; set; }

    public ICollection? ICollection { get; set; }

    public IList? IList { get; set; }

    public IDictionary? IDictionary { get; set; }

    public IGrouping<int, string>? IGroupingIntString { get; set; }

    public ILookup<int, string>? ILookupIntString { get; set; }
}

[NinoType]
public sealed class AllTuples
{
    public KeyValuePair<int, bool> KeyValuePairIntBool { get; set; }

    public KeyValuePair<string, List<int>> KeyValuePairStringListInt { get; set; }

    public ValueTuple ValueTuple { get; set; }

    public ValueTuple<int> ValueTupleInt { get; set; }

    public (int, bool) TupleIntBool { get; set; }

    public (int Id, string? Name) TupleIntIdStringMaybeName { get; set; }

    public (byte, long, byte) TupleByteLongByte { get; set; }

    public (int, int, int, string) TupleIntIntIntString { get; set; }

    public (int, int, int, int, Person?) TupleIntIntIntIntPersonMaybe { get; set; }

    public (int, int, int, int, int, bool) TupleIntIntIntIntIntBool { get; set; }

    public (int, int, int, int, int, int, DateTime) TupleIntIntIntIntIntIntDateTime { get; set; }

    public (int, int, int, int, int, int, int, string?) TupleIntIntIntIntIntIntIntStringMaybe { get; set; }

    public NinoTuple<int> NinoTupleInt { get; set; }

    public NinoTuple<int, bool> NinoTupleIntBool { get; set; }

    public NinoTuple<int, string?> NinoTupleIntStringMaybe { get; set; }

    public NinoTuple<byte, long, byte> NinoTupleByteLongByte { get; set; }

    public NinoTuple<int, int, int, string> NinoTupleIntIntIntString { get; set; }

    public NinoTuple<int, int, int, int, Person?> NinoTupleIntIntIntIntPersonMaybe { get; set; }

    public NinoTuple<int, int, int, int, int, bool> NinoTupleIntIntIntIntIntBool { get; set; }

    public NinoTuple<int, int, int, int, int, int, DateTime> NinoTupleIntIntIntIntIntIntDateTime { get; set; }

    public NinoTuple<int, int, int, int, int, int, int, string?> NinoTupleIntIntIntIntIntIntIntStringMaybe { get; set; }

    public Tuple<int>? TupleInt { get; set; }

    public Tuple<int, string?>? TupleIntStringMaybe { get; set; }

    public Tuple<int, int, bool>? TupleIntIntBool { get; set; }

    public Tuple<int, int, int, string>? TupleIntIntIntString2 { get; set; }

    public Tuple<int, int, int, int, int>? TupleIntIntIntIntInt { get; set; }

    public Tuple<int, int, int, int, int, int>? TupleIntIntIntIntIntInt { get; set; }

    public Tuple<int, int, int, int, int, int, int>? TupleIntIntIntIntIntIntInt { get; set; }

    public Tuple<int, int, int, int, int, int, int, Tuple<string?>>? TupleIntIntIntIntIntIntIntTupleStringMaybe { get; set; }
}

internal static partial class GoldenCases
{
    private static FormatCase[] OfFramework() =>
    [
        new FormatCase<AllScalars>(File, "AllScalars 1", new()
        {
            Bool = false,
            Byte = 0,
            Sbyte = -128,
            Short = short.MinValue,
            Ushort = 0,
            Char = '\0',
            Int = int.MinValue,
            Uint = 0,
            Long = long.MinValue,
            Ulong = 0,
            Nint = -1,
            Nuint = 0,
            Float = float.NaN,
            Double = double.NegativeInfinity,
            Decimal = decimal.MinValue,
            Guid = Guid.Empty,
            Index = new(3),
            Range = ..,
            Complex = Complex.Zero,
        }),
        new FormatCase<AllScalars>(File, "AllScalars 2", new()
        {
            Bool = true,
            Byte = 255,
            Sbyte = 127,
            Short = 3,
            Ushort = ushort.MaxValue,
            Char = '中',
            Int = 7,
            Uint = uint.MaxValue,
            Long = 7,
            Ulong = ulong.MaxValue,
            Nint = 7,
            Nuint = 7,
            Float = -0f,
            Double = double.Epsilon,
            Decimal = 1.50m,
            Guid = new("00112233-4455-6677-8899-aabbccddeeff"),
            Index = ^1,
            Range = 1..^2,
            Complex = new(1, -2),
        }),
        new FormatCase<AllScalars>(File, "AllScalars 3", new()
        {
            Char = '\uD800',
            Float = 1.5f,
        }),
        new FormatCase<AllTimes>(File, "AllTimes 1", new()
        {
            DateTime = DateTime.MinValue,
            DateTimeOffset = DateTimeOffset.MaxValue,
            TimeSpan = TimeSpan.MinValue,
            TimeZoneInfo = TimeZoneInfo.Utc,
        }),
        new FormatCase<AllTimes>(File, "AllTimes 2", new()
        {
            DateTime = new(2026, 11, 21, 1, 2, 3, DateTimeKind.Utc),
            DateTimeOffset = new(2026, 11, 21, 1, 2, 3, TimeSpan.FromMinutes(-150)),
            TimeSpan = TimeSpan.FromSeconds(1),
            TimeZoneInfo = TimeZoneInfo.CreateCustomTimeZone("Here; there", TimeSpan.FromHours(3), "Here", "Here"),
        }),
        new FormatCase<AllDrawing>(File, "AllDrawing 1", new()
        {
        }),
        new FormatCase<AllDrawing>(File, "AllDrawing 2", new()
        {
            Vector2 = new(1, 2),
            Vector3 = new(1, 2, 3),
            Vector4 = new(1, 2, 3, 4),
            Quaternion = Quaternion.Identity,
            Plane = new(1, 2, 3, 4),
            Matrix3x2 = Matrix3x2.Identity,
            Matrix4x4 = Matrix4x4.Identity,
            Point = new(1, -2),
            PointF = new(1, -2),
            Size = new(1, 2),
            SizeF = new(1, 2),
            Rectangle = new(1, 2, 3, 4),
            RectangleF = new(1, 2, 3, 4),
            Color = Color.Red,
        }),
        new FormatCase<AllDrawing>(File, "AllDrawing 3", new()
        {
            Color = Color.FromArgb(1, 2, 3, 4),
        }),
        new FormatCase<AllDrawing>(File, "AllDrawing 4", new()
        {
            Color = Color.FromName("mine"),
        }),
        new FormatCase<AllEnums>(File, "AllEnums 1", new()
        {
            OfByte = OfByte.Zero,
            OfSByte = OfSByte.Min,
            OfInt16 = OfInt16.Min,
            OfUInt16 = OfUInt16.Zero,
            OfInt32 = OfInt32.Min,
            OfUInt32 = OfUInt32.Zero,
            OfInt64 = OfInt64.Min,
            OfUInt64 = OfUInt64.Low,
            DayOfWeek = DayOfWeek.Sunday,
        }),
        new FormatCase<AllEnums>(File, "AllEnums 2", new()
        {
            OfByte = OfByte.Max,
            OfSByte = OfSByte.Max,
            OfInt16 = OfInt16.Max,
            OfUInt16 = OfUInt16.Max,
            OfInt32 = (OfInt32)12345,
            OfUInt32 = OfUInt32.Max,
            OfInt64 = OfInt64.Max,
            OfUInt64 = OfUInt64.Max,
            DayOfWeek = DayOfWeek.Friday,
        }),
        new FormatCase<AllValues>(File, "AllValues 1", new()
        {
            String = "",
            StringBuilder = new(),
            BigInteger = BigInteger.Zero,
            Version = new(1, 2),
            Uri = new("a/b", UriKind.Relative),
            CultureInfo = CultureInfo.InvariantCulture,
            IPAddress = IPAddress.Any,
            IPEndPoint = new(IPAddress.Parse("192.0.2.1"), 80),
            BitArray = new(0),
        }),
        new FormatCase<AllValues>(File, "AllValues 2", new()
        {
            String = "nino",
            StringBuilder = new("text"),
            BigInteger = BigInteger.Pow(-7, 60),
            Version = new(1, 2, 3, 4),
            Uri = new("https://example.org/?q=中"),
            IPAddress = IPAddress.IPv6Loopback,
            IPEndPoint = new(IPAddress.Parse("2001:db8::1"), 443),
            BitArray = new([true, false, true]),
        }),
        new FormatCase<AllValues>(File, "AllValues 3", new()
        {
            String = "中文",
            IPAddress = IPAddress.Parse("192.0.2.1"),
        }),
        new FormatCase<AllValues>(File, "AllValues 4", new()
        {
            String = "\uD800",
            IPAddress = IPAddress.Parse("fe80::1%3"),
        }),
        new FormatCase<AllValues>(File, "AllValues 5", new()
        {
            String = new string('é', 200),
        }),
        new FormatCase<AllNullables>(File, "AllNullables 1", new()
        {
            IntMaybe = 0,
            DecimalMaybe = 0,
            DateTimeMaybe = DateTime.MinValue,
            OfInt16Maybe = OfInt16.Min,
            PaddedStructMaybe = new PaddedStruct(),
            TextStructMaybe = new TextStruct(),
            TupleIntStringMaybeMaybe = (0, null),
            LazyInt = new(0),
            LazyStringMaybe = new((string?)null),
        }),
        new FormatCase<AllNullables>(File, "AllNullables 2", new()
        {
            IntMaybe = 7,
            DecimalMaybe = 7,
            DateTimeMaybe = DateTime.UnixEpoch,
            OfInt16Maybe = OfInt16.Max,
            PaddedStructMaybe = new PaddedStruct { Small = 1, Large = 2 },
            TextStructMaybe = new TextStruct { Id = 1, Name = "a" },
            TupleIntStringMaybeMaybe = (1, "a"),
            LazyInt = new(7),
            LazyStringMaybe = new("a"),
        }),
        new FormatCase<AllArrays>(File, "AllArrays 1", new()
        {
            ByteArray = [],
            IntArray = [],
            BoolArray = [],
            DateTimeArray = [],
            OfInt16Array = [],
            PaddedStructArray = [],
            StringMaybeArray = [],
            IntMaybeArray = [],
            PersonMaybeArray = [],
            ObjectMaybeArray = [],
            IntArrayMaybeArray = [],
            ListIntArray = [],
            IntArray2 = new int[0, 0],
            StringMaybeArray3 = new string?[1, 0, 1],
            IntArrayArray2 = [],
            IntArray2Array = new int[0, 0][],
        }),
        new FormatCase<AllArrays>(File, "AllArrays 2", new()
        {
            ByteArray = [1, 2, 3],
            IntArray = [1, 2, 3],
            BoolArray = [true, false],
            DateTimeArray = [DateTime.UnixEpoch],
            OfInt16Array = [OfInt16.Max],
            PaddedStructArray = [new() { Small = 1 }],
            StringMaybeArray = ["a", null],
            IntMaybeArray = [1, null],
            PersonMaybeArray = [new() { Id = 1 }, null],
            ObjectMaybeArray = [1, "a", null, new Person()],
            IntArrayMaybeArray = [[1], null, []],
            ListIntArray = [[1], []],
            IntArray2 = new int[,] { { 1, 2 }, { 3, 4 } },
            StringMaybeArray3 = new string?[,,] { { { "a", null } } },
            IntArrayArray2 = [new int[1, 1]],
            IntArray2Array = new int[,][] { { [1] } },
            ArraySegmentInt = new([1, 2, 3], 1, 2),
            MemoryByte = new([1, 2]),
            ReadOnlyMemoryStringMaybe = new(["a", null]),
            ReadOnlySequenceByte = new([1, 2]),
        }),
        new FormatCase<AllCollections>(File, "AllCollections 1", new()
        {
            ListInt = [],
            ListBool = [],
            ListStringMaybe = [],
            ListPersonMaybe = [],
            ListListIntMaybe = [],
            LinkedListStringMaybe = new(),
            QueueInt = new(),
            StackInt = new(),
            HashSetInt = [],
            HashSetStringMaybe = [],
            SortedSetInt = [],
            DictionaryIntStringMaybe = [],
            DictionaryStringPersonMaybe = [],
            DictionaryGuidListInt = [],
            SortedDictionaryStringInt = [],
            SortedListStringInt = [],
            ArrayList = new(),
            Hashtable = new(),
            CollectionInt = [],
            ObservableCollectionInt = [],
            ReadOnlyCollectionInt = new([]),
            ReadOnlyObservableCollectionInt = new([]),
            ReadOnlyDictionaryStringInt = new(new Dictionary<string, int>()),
        }),
        new FormatCase<AllCollections>(File, "AllCollections 2", new()
        {
            ListInt = [1, 2],
            ListBool = [true],
            ListStringMaybe = ["a", null],
            ListPersonMaybe = [new() { Id = 1 }, null],
            ListListIntMaybe = [[1], null],
            LinkedListStringMaybe = new(["a", null]),
            QueueInt = new([1, 2]),
            StackInt = new([1, 2]),
            HashSetInt = [1, 2],
            HashSetStringMaybe = ["a", null],
            SortedSetInt = [2, 1],
            DictionaryIntStringMaybe = new() { [1] = "a", [2] = null },
            DictionaryStringPersonMaybe = new() { ["a"] = new() },
            DictionaryGuidListInt = new() { [Guid.Empty] = [1] },
            SortedDictionaryStringInt = new() { ["b"] = 1, ["a"] = 2 },
            SortedListStringInt = new() { ["b"] = 1, ["a"] = 2 },
            ArrayList = new() { 1, "a", null },
            Hashtable = new() { [1] = "a", ["b"] = null },
            CollectionInt = [1, 2],
            ObservableCollectionInt = [1, 2],
            ReadOnlyCollectionInt = new([1, 2]),
            ReadOnlyObservableCollectionInt = new([1, 2]),
            ReadOnlyDictionaryStringInt = new(new Dictionary<string, int> { ["a"] = 1 }),
        }),
        new FormatCase<AllConcurrent>(File, "AllConcurrent 1", new()
        {
            ConcurrentBagInt = [],
            ConcurrentQueueInt = new(),
            ConcurrentStackStringMaybe = new(),
            BlockingCollectionInt = new(),
            ConcurrentDictionaryStringInt = new(),
        }),
        new FormatCase<AllConcurrent>(File, "AllConcurrent 2", new()
        {
            ConcurrentBagInt = [1, 2],
            ConcurrentQueueInt = new([1, 2]),
            ConcurrentStackStringMaybe = new(["a", null]),
            BlockingCollectionInt = new() { 1, 2 },
            ConcurrentDictionaryStringInt = new() { ["a"] = 1 },
        }),
        new FormatCase<AllInterfaces>(File, "AllInterfaces 1", new()
        {
            IEnumerableInt = new List<int>(),
            ICollectionInt = new List<int>(),
            IListStringMaybe = new List<string?>(),
            IReadOnlyCollectionInt = new List<int>(),
            IReadOnlyListPersonMaybe = new List<Person?>(),
            ISetInt = new HashSet<int>(),
            IDictionaryIntStringMaybe = new Dictionary<int, string?>(),
            IReadOnlyDictionaryIntStringMaybe = new Dictionary<int, string?>(),
            IEnumerable = new ArrayList(),
            ICollection = new ArrayList(),
            IList = new ArrayList(),
            IDictionary = new Hashtable(),
            IGroupingIntString = Group(1, "a"),
            ILookupIntString = Array.Empty<string>().ToLookup(text => text.Length),
        }),
        new FormatCase<AllInterfaces>(File, "AllInterfaces 2", new()
        {
            IEnumerableInt = new List<int> { 1 },
            ICollectionInt = new List<int> { 1 },
            IListStringMaybe = new List<string?> { "a", null },
            IReadOnlyCollectionInt = new List<int> { 1 },
            IReadOnlyListPersonMaybe = new List<Person?> { new(), null },
            ISetInt = new HashSet<int> { 1 },
            IDictionaryIntStringMaybe = new Dictionary<int, string?> { [1] = "a" },
            IReadOnlyDictionaryIntStringMaybe = new Dictionary<int, string?> { [1] = "a" },
            IEnumerable = new ArrayList { 1, "a", null },
            ICollection = new ArrayList { 1, "a", null },
            IList = new ArrayList { 1, "a", null },
            IDictionary = new Hashtable { [1] = "a", ["b"] = null },
            IGroupingIntString = Group(2, "b", "c"),
            ILookupIntString = new[] { "a", "b", "cc" }.ToLookup(text => text.Length),
        }),
        new FormatCase<AllTuples>(File, "AllTuples 1", new()
        {
            KeyValuePairStringListInt = new("a", [1]),
            ValueTupleInt = new(1),
            TupleIntBool = (1, true),
            TupleIntIdStringMaybeName = (1, null),
            TupleByteLongByte = (1, 2, 3),
            TupleIntIntIntString = (1, 2, 3, "4"),
            TupleIntIntIntIntPersonMaybe = (1, 2, 3, 4, null),
            TupleIntIntIntIntIntBool = (1, 2, 3, 4, 5, true),
            TupleIntIntIntIntIntIntDateTime = (1, 2, 3, 4, 5, 6, DateTime.UnixEpoch),
            TupleIntIntIntIntIntIntIntStringMaybe = (1, 2, 3, 4, 5, 6, 7, "8"),
            NinoTupleInt = new(1),
            NinoTupleIntBool = new(1, true),
            NinoTupleIntStringMaybe = new(1, null),
            NinoTupleByteLongByte = new(1, 2, 3),
            NinoTupleIntIntIntString = new(1, 2, 3, "4"),
            NinoTupleIntIntIntIntPersonMaybe = new(1, 2, 3, 4, null),
            NinoTupleIntIntIntIntIntBool = new(1, 2, 3, 4, 5, true),
            NinoTupleIntIntIntIntIntIntDateTime = new(1, 2, 3, 4, 5, 6, DateTime.UnixEpoch),
            NinoTupleIntIntIntIntIntIntIntStringMaybe = new(1, 2, 3, 4, 5, 6, 7, "8"),
            TupleInt = new(1),
            TupleIntStringMaybe = new(1, "a"),
            TupleIntIntBool = new(1, 2, true),
            TupleIntIntIntString2 = new(1, 2, 3, "a"),
            TupleIntIntIntIntInt = new(1, 2, 3, 4, 5),
            TupleIntIntIntIntIntInt = new(1, 2, 3, 4, 5, 6),
            TupleIntIntIntIntIntIntInt = new(1, 2, 3, 4, 5, 6, 7),
            TupleIntIntIntIntIntIntIntTupleStringMaybe = new(1, 2, 3, 4, 5, 6, 7, new("8")),
        }),
        new FormatCase<AllTuples>(File, "AllTuples 2", new()
        {
            KeyValuePairIntBool = new(1, true),
            KeyValuePairStringListInt = new("b", []),
            ValueTupleInt = new(2),
            TupleIntBool = (2, false),
            TupleIntIdStringMaybeName = (2, "a"),
            TupleByteLongByte = (4, 5, 6),
            TupleIntIntIntString = (5, 6, 7, "8"),
            TupleIntIntIntIntPersonMaybe = (5, 6, 7, 8, new()),
            NinoTupleInt = new(2),
            NinoTupleIntBool = new(2, false),
            NinoTupleIntStringMaybe = new(2, "a"),
            NinoTupleByteLongByte = new(4, 5, 6),
            NinoTupleIntIntIntString = new(5, 6, 7, "8"),
            NinoTupleIntIntIntIntPersonMaybe = new(5, 6, 7, 8, new()),
            TupleInt = new(2),
            TupleIntStringMaybe = new(2, null),
            TupleIntIntBool = new(2, 3, false),
            TupleIntIntIntString2 = new(2, 3, 4, "b"),
            TupleIntIntIntIntInt = new(2, 3, 4, 5, 6),
            TupleIntIntIntIntIntInt = new(2, 3, 4, 5, 6, 7),
            TupleIntIntIntIntIntIntInt = new(2, 3, 4, 5, 6, 7, 8),
            TupleIntIntIntIntIntIntIntTupleStringMaybe = new(2, 3, 4, 5, 6, 7, 8, new(null)),
        }),
    ];

    private static IGrouping<int, string> Group(int key, params string[] elements) => elements.ToLookup(_ => key).Single();
}
