using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Drawing;
using System.Globalization;
using System.Linq;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

/// <summary>Names each type of the matrix, alone and in every position, where the generator sees it. Never called.</summary>
internal static partial class MatrixRoots
{
    public static long Name() =>
        NinoSerializer.GetSize<bool>(default!) + NinoSerializer.GetSize<EverywhereValue<bool>>(default) +
        NinoSerializer.GetSize<byte>(default!) + NinoSerializer.GetSize<EverywhereValue<byte>>(default) +
        NinoSerializer.GetSize<sbyte>(default!) + NinoSerializer.GetSize<EverywhereValue<sbyte>>(default) +
        NinoSerializer.GetSize<short>(default!) + NinoSerializer.GetSize<EverywhereValue<short>>(default) +
        NinoSerializer.GetSize<ushort>(default!) + NinoSerializer.GetSize<EverywhereValue<ushort>>(default) +
        NinoSerializer.GetSize<char>(default!) + NinoSerializer.GetSize<EverywhereValue<char>>(default) +
        NinoSerializer.GetSize<int>(default!) + NinoSerializer.GetSize<EverywhereValue<int>>(default) +
        NinoSerializer.GetSize<uint>(default!) + NinoSerializer.GetSize<EverywhereValue<uint>>(default) +
        NinoSerializer.GetSize<long>(default!) + NinoSerializer.GetSize<EverywhereValue<long>>(default) +
        NinoSerializer.GetSize<ulong>(default!) + NinoSerializer.GetSize<EverywhereValue<ulong>>(default) +
        NinoSerializer.GetSize<nint>(default!) + NinoSerializer.GetSize<EverywhereValue<nint>>(default) +
        NinoSerializer.GetSize<nuint>(default!) + NinoSerializer.GetSize<EverywhereValue<nuint>>(default) +
        NinoSerializer.GetSize<Int128>(default!) + NinoSerializer.GetSize<EverywhereValue<Int128>>(default) +
        NinoSerializer.GetSize<UInt128>(default!) + NinoSerializer.GetSize<EverywhereValue<UInt128>>(default) +
        NinoSerializer.GetSize<Half>(default!) + NinoSerializer.GetSize<EverywhereValue<Half>>(default) +
        NinoSerializer.GetSize<float>(default!) + NinoSerializer.GetSize<EverywhereValue<float>>(default) +
        NinoSerializer.GetSize<double>(default!) + NinoSerializer.GetSize<EverywhereValue<double>>(default) +
        NinoSerializer.GetSize<decimal>(default!) + NinoSerializer.GetSize<EverywhereValue<decimal>>(default) +
        NinoSerializer.GetSize<Guid>(default!) + NinoSerializer.GetSize<EverywhereValue<Guid>>(default) +
        NinoSerializer.GetSize<Rune>(default!) + NinoSerializer.GetSize<EverywhereValue<Rune>>(default) +
        NinoSerializer.GetSize<Index>(default!) + NinoSerializer.GetSize<EverywhereValue<Index>>(default) +
        NinoSerializer.GetSize<Range>(default!) + NinoSerializer.GetSize<EverywhereValue<Range>>(default) +
        NinoSerializer.GetSize<Complex>(default!) + NinoSerializer.GetSize<EverywhereValue<Complex>>(default) +
        NinoSerializer.GetSize<DateTime>(default!) + NinoSerializer.GetSize<EverywhereValue<DateTime>>(default) +
        NinoSerializer.GetSize<DateTimeOffset>(default!) + NinoSerializer.GetSize<EverywhereValue<DateTimeOffset>>(default) +
        NinoSerializer.GetSize<TimeSpan>(default!) + NinoSerializer.GetSize<EverywhereValue<TimeSpan>>(default) +
        NinoSerializer.GetSize<DateOnly>(default!) + NinoSerializer.GetSize<EverywhereValue<DateOnly>>(default) +
        NinoSerializer.GetSize<TimeOnly>(default!) + NinoSerializer.GetSize<EverywhereValue<TimeOnly>>(default) +
        NinoSerializer.GetSize<TimeZoneInfo>(default!) + NinoSerializer.GetSize<Everywhere<TimeZoneInfo>>(default) +
        NinoSerializer.GetSize<Vector2>(default!) + NinoSerializer.GetSize<EverywhereValue<Vector2>>(default) +
        NinoSerializer.GetSize<Vector3>(default!) + NinoSerializer.GetSize<EverywhereValue<Vector3>>(default) +
        NinoSerializer.GetSize<Vector4>(default!) + NinoSerializer.GetSize<EverywhereValue<Vector4>>(default) +
        NinoSerializer.GetSize<Quaternion>(default!) + NinoSerializer.GetSize<EverywhereValue<Quaternion>>(default) +
        NinoSerializer.GetSize<Plane>(default!) + NinoSerializer.GetSize<EverywhereValue<Plane>>(default) +
        NinoSerializer.GetSize<Matrix3x2>(default!) + NinoSerializer.GetSize<EverywhereValue<Matrix3x2>>(default) +
        NinoSerializer.GetSize<Matrix4x4>(default!) + NinoSerializer.GetSize<EverywhereValue<Matrix4x4>>(default) +
        NinoSerializer.GetSize<Point>(default!) + NinoSerializer.GetSize<EverywhereValue<Point>>(default) +
        NinoSerializer.GetSize<PointF>(default!) + NinoSerializer.GetSize<EverywhereValue<PointF>>(default) +
        NinoSerializer.GetSize<Size>(default!) + NinoSerializer.GetSize<EverywhereValue<Size>>(default) +
        NinoSerializer.GetSize<SizeF>(default!) + NinoSerializer.GetSize<EverywhereValue<SizeF>>(default) +
        NinoSerializer.GetSize<Rectangle>(default!) + NinoSerializer.GetSize<EverywhereValue<Rectangle>>(default) +
        NinoSerializer.GetSize<RectangleF>(default!) + NinoSerializer.GetSize<EverywhereValue<RectangleF>>(default) +
        NinoSerializer.GetSize<Color>(default!) + NinoSerializer.GetSize<EverywhereValue<Color>>(default) +
        NinoSerializer.GetSize<OfByte>(default!) + NinoSerializer.GetSize<EverywhereValue<OfByte>>(default) +
        NinoSerializer.GetSize<OfSByte>(default!) + NinoSerializer.GetSize<EverywhereValue<OfSByte>>(default) +
        NinoSerializer.GetSize<OfInt16>(default!) + NinoSerializer.GetSize<EverywhereValue<OfInt16>>(default) +
        NinoSerializer.GetSize<OfUInt16>(default!) + NinoSerializer.GetSize<EverywhereValue<OfUInt16>>(default) +
        NinoSerializer.GetSize<OfInt32>(default!) + NinoSerializer.GetSize<EverywhereValue<OfInt32>>(default) +
        NinoSerializer.GetSize<OfUInt32>(default!) + NinoSerializer.GetSize<EverywhereValue<OfUInt32>>(default) +
        NinoSerializer.GetSize<OfInt64>(default!) + NinoSerializer.GetSize<EverywhereValue<OfInt64>>(default) +
        NinoSerializer.GetSize<OfUInt64>(default!) + NinoSerializer.GetSize<EverywhereValue<OfUInt64>>(default) +
        NinoSerializer.GetSize<DayOfWeek>(default!) + NinoSerializer.GetSize<EverywhereValue<DayOfWeek>>(default) +
        NinoSerializer.GetSize<string>(default!) + NinoSerializer.GetSize<Everywhere<string>>(default) +
        NinoSerializer.GetSize<StringBuilder>(default!) + NinoSerializer.GetSize<Everywhere<StringBuilder>>(default) +
        NinoSerializer.GetSize<BigInteger>(default!) + NinoSerializer.GetSize<EverywhereValue<BigInteger>>(default) +
        NinoSerializer.GetSize<Version>(default!) + NinoSerializer.GetSize<Everywhere<Version>>(default) +
        NinoSerializer.GetSize<Uri>(default!) + NinoSerializer.GetSize<Everywhere<Uri>>(default) +
        NinoSerializer.GetSize<CultureInfo>(default!) + NinoSerializer.GetSize<Everywhere<CultureInfo>>(default) +
        NinoSerializer.GetSize<IPAddress>(default!) + NinoSerializer.GetSize<Everywhere<IPAddress>>(default) +
        NinoSerializer.GetSize<IPEndPoint>(default!) + NinoSerializer.GetSize<Everywhere<IPEndPoint>>(default) +
        NinoSerializer.GetSize<BitArray>(default!) + NinoSerializer.GetSize<Everywhere<BitArray>>(default) +
        NinoSerializer.GetSize<int?>(default!) + NinoSerializer.GetSize<Everywhere<int?>>(default) +
        NinoSerializer.GetSize<decimal?>(default!) + NinoSerializer.GetSize<Everywhere<decimal?>>(default) +
        NinoSerializer.GetSize<DateTime?>(default!) + NinoSerializer.GetSize<Everywhere<DateTime?>>(default) +
        NinoSerializer.GetSize<OfInt16?>(default!) + NinoSerializer.GetSize<Everywhere<OfInt16?>>(default) +
        NinoSerializer.GetSize<PaddedStruct?>(default!) + NinoSerializer.GetSize<Everywhere<PaddedStruct?>>(default) +
        NinoSerializer.GetSize<TextStruct?>(default!) + NinoSerializer.GetSize<Everywhere<TextStruct?>>(default) +
        NinoSerializer.GetSize<(int, string?)?>(default!) + NinoSerializer.GetSize<Everywhere<(int, string?)?>>(default) +
        NinoSerializer.GetSize<Lazy<int>>(default!) + NinoSerializer.GetSize<Everywhere<Lazy<int>>>(default) +
        NinoSerializer.GetSize<Lazy<string?>>(default!) + NinoSerializer.GetSize<Everywhere<Lazy<string?>>>(default) +
        NinoSerializer.GetSize<KeyValuePair<int, bool>>(default!) + NinoSerializer.GetSize<EverywhereValue<KeyValuePair<int, bool>>>(default) +
        NinoSerializer.GetSize<KeyValuePair<string, List<int>>>(default!) + NinoSerializer.GetSize<EverywhereValue<KeyValuePair<string, List<int>>>>(default) +
        NinoSerializer.GetSize<ValueTuple>(default!) + NinoSerializer.GetSize<EverywhereValue<ValueTuple>>(default) +
        NinoSerializer.GetSize<ValueTuple<int>>(default!) + NinoSerializer.GetSize<EverywhereValue<ValueTuple<int>>>(default) +
        NinoSerializer.GetSize<(int, bool)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, bool)>>(default) +
        NinoSerializer.GetSize<(int, string?)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, string?)>>(default) +
        NinoSerializer.GetSize<(byte, long, byte)>(default!) + NinoSerializer.GetSize<EverywhereValue<(byte, long, byte)>>(default) +
        NinoSerializer.GetSize<(int, int, int, string)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, int, int, string)>>(default) +
        NinoSerializer.GetSize<(int, int, int, int, Person?)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, int, int, int, Person?)>>(default) +
        NinoSerializer.GetSize<(int, int, int, int, int, bool)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, int, int, int, int, bool)>>(default) +
        NinoSerializer.GetSize<(int, int, int, int, int, int, DateTime)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, int, int, int, int, int, DateTime)>>(default) +
        NinoSerializer.GetSize<(int, int, int, int, int, int, int, string?)>(default!) + NinoSerializer.GetSize<EverywhereValue<(int, int, int, int, int, int, int, string?)>>(default) +
        NinoSerializer.GetSize<NinoTuple<int>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, bool>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, bool>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, string?>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, string?>>>(default) +
        NinoSerializer.GetSize<NinoTuple<byte, long, byte>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<byte, long, byte>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, int, int, string>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, int, int, string>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, int, int, int, Person?>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, int, int, int, Person?>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, int, int, int, int, bool>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, int, int, int, int, bool>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, int, int, int, int, int, DateTime>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, int, int, int, int, int, DateTime>>>(default) +
        NinoSerializer.GetSize<NinoTuple<int, int, int, int, int, int, int, string?>>(default!) + NinoSerializer.GetSize<EverywhereValue<NinoTuple<int, int, int, int, int, int, int, string?>>>(default) +
        NinoSerializer.GetSize<Tuple<int>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int>>>(default) +
        NinoSerializer.GetSize<Tuple<int, string?>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, string?>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, bool>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, bool>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, int, string>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, int, string>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, int, int, int>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, int, int, int>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, int, int, int, int>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, int, int, int, int>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, int, int, int, int, int>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, int, int, int, int, int>>>(default) +
        NinoSerializer.GetSize<Tuple<int, int, int, int, int, int, int, Tuple<string?>>>(default!) + NinoSerializer.GetSize<Everywhere<Tuple<int, int, int, int, int, int, int, Tuple<string?>>>>(default) +
        NinoSerializer.GetSize<byte[]>(default!) + NinoSerializer.GetSize<Everywhere<byte[]>>(default) +
        NinoSerializer.GetSize<int[]>(default!) + NinoSerializer.GetSize<Everywhere<int[]>>(default) +
        NinoSerializer.GetSize<bool[]>(default!) + NinoSerializer.GetSize<Everywhere<bool[]>>(default) +
        NinoSerializer.GetSize<DateTime[]>(default!) + NinoSerializer.GetSize<Everywhere<DateTime[]>>(default) +
        NinoSerializer.GetSize<OfInt16[]>(default!) + NinoSerializer.GetSize<Everywhere<OfInt16[]>>(default) +
        NinoSerializer.GetSize<PaddedStruct[]>(default!) + NinoSerializer.GetSize<Everywhere<PaddedStruct[]>>(default) +
        NinoSerializer.GetSize<string?[]>(default!) + NinoSerializer.GetSize<Everywhere<string?[]>>(default) +
        NinoSerializer.GetSize<int?[]>(default!) + NinoSerializer.GetSize<Everywhere<int?[]>>(default) +
        NinoSerializer.GetSize<Person?[]>(default!) + NinoSerializer.GetSize<Everywhere<Person?[]>>(default) +
        NinoSerializer.GetSize<object?[]>(default!) + NinoSerializer.GetSize<Everywhere<object?[]>>(default) +
        NinoSerializer.GetSize<int[]?[]>(default!) + NinoSerializer.GetSize<Everywhere<int[]?[]>>(default) +
        NinoSerializer.GetSize<List<int>[]>(default!) + NinoSerializer.GetSize<Everywhere<List<int>[]>>(default) +
        NinoSerializer.GetSize<int[,]>(default!) + NinoSerializer.GetSize<Everywhere<int[,]>>(default) +
        NinoSerializer.GetSize<string?[,,]>(default!) + NinoSerializer.GetSize<Everywhere<string?[,,]>>(default) +
        NinoSerializer.GetSize<int[][,]>(default!) + NinoSerializer.GetSize<Everywhere<int[][,]>>(default) +
        NinoSerializer.GetSize<int[,][]>(default!) + NinoSerializer.GetSize<Everywhere<int[,][]>>(default) +
        NinoSerializer.GetSize<ArraySegment<int>>(default!) + NinoSerializer.GetSize<EverywhereValue<ArraySegment<int>>>(default) +
        NinoSerializer.GetSize<Memory<byte>>(default!) + NinoSerializer.GetSize<EverywhereValue<Memory<byte>>>(default) +
        NinoSerializer.GetSize<ReadOnlyMemory<string?>>(default!) + NinoSerializer.GetSize<EverywhereValue<ReadOnlyMemory<string?>>>(default) +
        NinoSerializer.GetSize<ReadOnlySequence<byte>>(default!) + NinoSerializer.GetSize<EverywhereValue<ReadOnlySequence<byte>>>(default) +
        NinoSerializer.GetSize<List<int>>(default!) + NinoSerializer.GetSize<Everywhere<List<int>>>(default) +
        NinoSerializer.GetSize<List<bool>>(default!) + NinoSerializer.GetSize<Everywhere<List<bool>>>(default) +
        NinoSerializer.GetSize<List<string?>>(default!) + NinoSerializer.GetSize<Everywhere<List<string?>>>(default) +
        NinoSerializer.GetSize<List<Person?>>(default!) + NinoSerializer.GetSize<Everywhere<List<Person?>>>(default) +
        NinoSerializer.GetSize<List<List<int>?>>(default!) + NinoSerializer.GetSize<Everywhere<List<List<int>?>>>(default) +
        NinoSerializer.GetSize<LinkedList<string?>>(default!) + NinoSerializer.GetSize<Everywhere<LinkedList<string?>>>(default) +
        NinoSerializer.GetSize<Queue<int>>(default!) + NinoSerializer.GetSize<Everywhere<Queue<int>>>(default) +
        NinoSerializer.GetSize<Stack<int>>(default!) + NinoSerializer.GetSize<Everywhere<Stack<int>>>(default) +
        NinoSerializer.GetSize<PriorityQueue<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<PriorityQueue<string, int>>>(default) +
        NinoSerializer.GetSize<HashSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<HashSet<int>>>(default) +
        NinoSerializer.GetSize<HashSet<string?>>(default!) + NinoSerializer.GetSize<Everywhere<HashSet<string?>>>(default) +
        NinoSerializer.GetSize<SortedSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<SortedSet<int>>>(default) +
        NinoSerializer.GetSize<Dictionary<int, string?>>(default!) + NinoSerializer.GetSize<Everywhere<Dictionary<int, string?>>>(default) +
        NinoSerializer.GetSize<Dictionary<string, Person?>>(default!) + NinoSerializer.GetSize<Everywhere<Dictionary<string, Person?>>>(default) +
        NinoSerializer.GetSize<Dictionary<Guid, List<int>>>(default!) + NinoSerializer.GetSize<Everywhere<Dictionary<Guid, List<int>>>>(default) +
        NinoSerializer.GetSize<SortedDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<SortedDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<SortedList<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<SortedList<string, int>>>(default) +
        NinoSerializer.GetSize<ArrayList>(default!) + NinoSerializer.GetSize<Everywhere<ArrayList>>(default) +
        NinoSerializer.GetSize<Hashtable>(default!) + NinoSerializer.GetSize<Everywhere<Hashtable>>(default) +
        NinoSerializer.GetSize<Collection<int>>(default!) + NinoSerializer.GetSize<Everywhere<Collection<int>>>(default) +
        NinoSerializer.GetSize<ObservableCollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<ObservableCollection<int>>>(default) +
        NinoSerializer.GetSize<ReadOnlyCollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<ReadOnlyCollection<int>>>(default) +
        NinoSerializer.GetSize<ReadOnlyObservableCollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<ReadOnlyObservableCollection<int>>>(default) +
        NinoSerializer.GetSize<ReadOnlyDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<ReadOnlyDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<ConcurrentBag<int>>(default!) + NinoSerializer.GetSize<Everywhere<ConcurrentBag<int>>>(default) +
        NinoSerializer.GetSize<ConcurrentQueue<int>>(default!) + NinoSerializer.GetSize<Everywhere<ConcurrentQueue<int>>>(default) +
        NinoSerializer.GetSize<ConcurrentStack<string?>>(default!) + NinoSerializer.GetSize<Everywhere<ConcurrentStack<string?>>>(default) +
        NinoSerializer.GetSize<BlockingCollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<BlockingCollection<int>>>(default) +
        NinoSerializer.GetSize<ConcurrentDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<ConcurrentDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<ImmutableArray<int>>(default!) + NinoSerializer.GetSize<EverywhereValue<ImmutableArray<int>>>(default) +
        NinoSerializer.GetSize<ImmutableList<string?>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableList<string?>>>(default) +
        NinoSerializer.GetSize<ImmutableQueue<int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableQueue<int>>>(default) +
        NinoSerializer.GetSize<ImmutableStack<int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableStack<int>>>(default) +
        NinoSerializer.GetSize<ImmutableHashSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableHashSet<int>>>(default) +
        NinoSerializer.GetSize<ImmutableSortedSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableSortedSet<int>>>(default) +
        NinoSerializer.GetSize<ImmutableDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<ImmutableSortedDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<ImmutableSortedDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<FrozenSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<FrozenSet<int>>>(default) +
        NinoSerializer.GetSize<FrozenDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<FrozenDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<IEnumerable<int>>(default!) + NinoSerializer.GetSize<Everywhere<IEnumerable<int>>>(default) +
        NinoSerializer.GetSize<ICollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<ICollection<int>>>(default) +
        NinoSerializer.GetSize<IList<string?>>(default!) + NinoSerializer.GetSize<Everywhere<IList<string?>>>(default) +
        NinoSerializer.GetSize<IReadOnlyCollection<int>>(default!) + NinoSerializer.GetSize<Everywhere<IReadOnlyCollection<int>>>(default) +
        NinoSerializer.GetSize<IReadOnlyList<Person?>>(default!) + NinoSerializer.GetSize<Everywhere<IReadOnlyList<Person?>>>(default) +
        NinoSerializer.GetSize<ISet<int>>(default!) + NinoSerializer.GetSize<Everywhere<ISet<int>>>(default) +
        NinoSerializer.GetSize<IReadOnlySet<int>>(default!) + NinoSerializer.GetSize<Everywhere<IReadOnlySet<int>>>(default) +
        NinoSerializer.GetSize<IDictionary<int, string?>>(default!) + NinoSerializer.GetSize<Everywhere<IDictionary<int, string?>>>(default) +
        NinoSerializer.GetSize<IReadOnlyDictionary<int, string?>>(default!) + NinoSerializer.GetSize<Everywhere<IReadOnlyDictionary<int, string?>>>(default) +
        NinoSerializer.GetSize<IImmutableList<string?>>(default!) + NinoSerializer.GetSize<Everywhere<IImmutableList<string?>>>(default) +
        NinoSerializer.GetSize<IImmutableQueue<int>>(default!) + NinoSerializer.GetSize<Everywhere<IImmutableQueue<int>>>(default) +
        NinoSerializer.GetSize<IImmutableStack<int>>(default!) + NinoSerializer.GetSize<Everywhere<IImmutableStack<int>>>(default) +
        NinoSerializer.GetSize<IImmutableSet<int>>(default!) + NinoSerializer.GetSize<Everywhere<IImmutableSet<int>>>(default) +
        NinoSerializer.GetSize<IImmutableDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<IImmutableDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<IEnumerable>(default!) + NinoSerializer.GetSize<Everywhere<IEnumerable>>(default) +
        NinoSerializer.GetSize<ICollection>(default!) + NinoSerializer.GetSize<Everywhere<ICollection>>(default) +
        NinoSerializer.GetSize<IList>(default!) + NinoSerializer.GetSize<Everywhere<IList>>(default) +
        NinoSerializer.GetSize<IDictionary>(default!) + NinoSerializer.GetSize<Everywhere<IDictionary>>(default) +
        NinoSerializer.GetSize<IGrouping<int, string>>(default!) + NinoSerializer.GetSize<Everywhere<IGrouping<int, string>>>(default) +
        NinoSerializer.GetSize<ILookup<int, string>>(default!) + NinoSerializer.GetSize<Everywhere<ILookup<int, string>>>(default) +
        NinoSerializer.GetSize<Team>(default!) + NinoSerializer.GetSize<Everywhere<Team>>(default) +
        NinoSerializer.GetSize<Tags>(default!) + NinoSerializer.GetSize<Everywhere<Tags>>(default) +
        NinoSerializer.GetSize<Roster>(default!) + NinoSerializer.GetSize<Everywhere<Roster>>(default) +
        NinoSerializer.GetSize<Forest>(default!) + NinoSerializer.GetSize<Everywhere<Forest>>(default) +
        NinoSerializer.GetSize<Inventory>(default!) + NinoSerializer.GetSize<Everywhere<Inventory>>(default) +
        NinoSerializer.GetSize<Ring>(default!) + NinoSerializer.GetSize<Everywhere<Ring>>(default) +
        NinoSerializer.GetSize<StructList>(default!) + NinoSerializer.GetSize<EverywhereValue<StructList>>(default) +
        NinoSerializer.GetSize<Person>(default!) + NinoSerializer.GetSize<Everywhere<Person>>(default) +
        NinoSerializer.GetSize<Numbered>(default!) + NinoSerializer.GetSize<Everywhere<Numbered>>(default) +
        NinoSerializer.GetSize<Hidden>(default!) + NinoSerializer.GetSize<Everywhere<Hidden>>(default) +
        NinoSerializer.GetSize<Tree>(default!) + NinoSerializer.GetSize<Everywhere<Tree>>(default) +
        NinoSerializer.GetSize<Chain>(default!) + NinoSerializer.GetSize<Everywhere<Chain>>(default) +
        NinoSerializer.GetSize<Wide>(default!) + NinoSerializer.GetSize<Everywhere<Wide>>(default) +
        NinoSerializer.GetSize<Utf8Text>(default!) + NinoSerializer.GetSize<Everywhere<Utf8Text>>(default) +
        NinoSerializer.GetSize<LaterVersion>(default!) + NinoSerializer.GetSize<Everywhere<LaterVersion>>(default) +
        NinoSerializer.GetSize<Outer.Inner>(default!) + NinoSerializer.GetSize<Everywhere<Outer.Inner>>(default) +
        NinoSerializer.GetSize<Constructed>(default!) + NinoSerializer.GetSize<Everywhere<Constructed>>(default) +
        NinoSerializer.GetSize<Factory>(default!) + NinoSerializer.GetSize<Everywhere<Factory>>(default) +
        NinoSerializer.GetSize<PersonRecord>(default!) + NinoSerializer.GetSize<Everywhere<PersonRecord>>(default) +
        NinoSerializer.GetSize<Outer.Inner.Deeper>(default!) + NinoSerializer.GetSize<Everywhere<Outer.Inner.Deeper>>(default) +
        NinoSerializer.GetSize<Box<int>>(default!) + NinoSerializer.GetSize<Everywhere<Box<int>>>(default) +
        NinoSerializer.GetSize<Box<string>>(default!) + NinoSerializer.GetSize<Everywhere<Box<string>>>(default) +
        NinoSerializer.GetSize<Box<List<int>>>(default!) + NinoSerializer.GetSize<Everywhere<Box<List<int>>>>(default) +
        NinoSerializer.GetSize<Outer.Of<byte>.Inner<string>>(default!) + NinoSerializer.GetSize<Everywhere<Outer.Of<byte>.Inner<string>>>(default) +
        NinoSerializer.GetSize<PaddedStruct>(default!) + NinoSerializer.GetSize<EverywhereValue<PaddedStruct>>(default) +
        NinoSerializer.GetSize<UnpaddedStruct>(default!) + NinoSerializer.GetSize<EverywhereValue<UnpaddedStruct>>(default) +
        NinoSerializer.GetSize<CheckedStruct>(default!) + NinoSerializer.GetSize<EverywhereValue<CheckedStruct>>(default) +
        NinoSerializer.GetSize<NestedStruct>(default!) + NinoSerializer.GetSize<EverywhereValue<NestedStruct>>(default) +
        NinoSerializer.GetSize<RecordPoint>(default!) + NinoSerializer.GetSize<EverywhereValue<RecordPoint>>(default) +
        NinoSerializer.GetSize<ReadonlyPoint>(default!) + NinoSerializer.GetSize<EverywhereValue<ReadonlyPoint>>(default) +
        NinoSerializer.GetSize<AutoLayout>(default!) + NinoSerializer.GetSize<EverywhereValue<AutoLayout>>(default) +
        NinoSerializer.GetSize<ExplicitLayout>(default!) + NinoSerializer.GetSize<EverywhereValue<ExplicitLayout>>(default) +
        NinoSerializer.GetSize<PackedLayout>(default!) + NinoSerializer.GetSize<EverywhereValue<PackedLayout>>(default) +
        NinoSerializer.GetSize<Pair<int, bool>>(default!) + NinoSerializer.GetSize<EverywhereValue<Pair<int, bool>>>(default) +
        NinoSerializer.GetSize<TextStruct>(default!) + NinoSerializer.GetSize<EverywhereValue<TextStruct>>(default) +
        NinoSerializer.GetSize<Pair<int, string?>>(default!) + NinoSerializer.GetSize<EverywhereValue<Pair<int, string?>>>(default) +
        NinoSerializer.GetSize<object>(default!) + NinoSerializer.GetSize<Everywhere<object>>(default) +
        NinoSerializer.GetSize<Animal>(default!) + NinoSerializer.GetSize<Everywhere<Animal>>(default) +
        NinoSerializer.GetSize<Shape>(default!) + NinoSerializer.GetSize<Everywhere<Shape>>(default) +
        NinoSerializer.GetSize<IMessage>(default!) + NinoSerializer.GetSize<Everywhere<IMessage>>(default);
}
