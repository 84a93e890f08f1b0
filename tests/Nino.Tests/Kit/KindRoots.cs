using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Drawing;
using System.Linq;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Kit;

/// <summary>Names kinds of collections and tuples that tests hand to generic code, as <see cref="Roots"/> does. Never called.</summary>
internal static partial class KindRoots
{
    public static long Name() =>
        NinoSerializer.GetSize<ValueTuple<string>>(default) +
        NinoSerializer.GetSize<(bool, int)>(default) +
        NinoSerializer.GetSize<(string, List<int>)>(default) +
        NinoSerializer.GetSize<(byte, byte, byte, byte, byte, byte, byte)>(default) +
        NinoSerializer.GetSize<(bool, short)[]>(default) +
        NinoSerializer.GetSize<(byte, byte, byte, byte, byte, byte, byte, byte)>(default) +
        NinoSerializer.GetSize<(byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, string)>(default) +
        NinoSerializer.GetSize<NinoTuple<string>>(default) +
        NinoSerializer.GetSize<NinoTuple<bool, int>>(default) +
        NinoSerializer.GetSize<NinoTuple<string, List<int>>>(default) +
        NinoSerializer.GetSize<NinoTuple<bool, short>[]>(default) +
        NinoSerializer.GetSize<NinoTuple<byte, byte, byte, byte, byte, byte, byte, byte>>(default) +
        NinoSerializer.GetSize<Tuple<int>>(default) +
        NinoSerializer.GetSize<Tuple<string, string?>>(default) +
        NinoSerializer.GetSize<Tuple<byte, byte, byte, byte, byte, byte, byte>>(default) +
        NinoSerializer.GetSize<Tuple<byte, byte, byte, byte, byte, byte, byte, Tuple<byte, byte>>>(default) +
        NinoSerializer.GetSize<Tuple<byte, byte, byte, byte, byte, byte, byte, Tuple<byte>>>(default) +
        NinoSerializer.GetSize<Tuple<int, string?>>(default) +
        NinoSerializer.GetSize<byte[,]>(default) +
        NinoSerializer.GetSize<byte[,,]>(default) +
        NinoSerializer.GetSize<byte[,,,]>(default) +
        NinoSerializer.GetSize<string?[,,,,]>(default) +
        NinoSerializer.GetSize<int[,]>(default) +
        NinoSerializer.GetSize<ArraySegment<byte>>(default) +
        NinoSerializer.GetSize<Memory<byte>>(default) +
        NinoSerializer.GetSize<ReadOnlyMemory<byte>>(default) +
        NinoSerializer.GetSize<ReadOnlySequence<byte>>(default) +
        NinoSerializer.GetSize<ImmutableArray<byte>>(default) +
        NinoSerializer.GetSize<SortedSet<byte>>(default) +
        NinoSerializer.GetSize<ImmutableSortedSet<byte>>(default) +
        NinoSerializer.GetSize<SortedDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<SortedList<byte, byte>>(default) +
        NinoSerializer.GetSize<ImmutableSortedDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<ReadOnlyDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<ConcurrentDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<ImmutableDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<FrozenDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<IDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<IReadOnlyDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<IImmutableDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<ConcurrentQueue<byte>>(default) +
        NinoSerializer.GetSize<ImmutableQueue<byte>>(default) +
        NinoSerializer.GetSize<IImmutableQueue<byte>>(default) +
        NinoSerializer.GetSize<ConcurrentStack<byte>>(default) +
        NinoSerializer.GetSize<ConcurrentBag<byte>>(default) +
        NinoSerializer.GetSize<ImmutableStack<byte>>(default) +
        NinoSerializer.GetSize<IImmutableStack<byte>>(default) +
        NinoSerializer.GetSize<Collection<byte>>(default) +
        NinoSerializer.GetSize<ObservableCollection<byte>>(default) +
        NinoSerializer.GetSize<ReadOnlyCollection<byte>>(default) +
        NinoSerializer.GetSize<ReadOnlyObservableCollection<byte>>(default) +
        NinoSerializer.GetSize<ImmutableList<byte>>(default) +
        NinoSerializer.GetSize<IImmutableList<byte>>(default) +
        NinoSerializer.GetSize<ImmutableHashSet<byte>>(default) +
        NinoSerializer.GetSize<FrozenSet<byte>>(default) +
        NinoSerializer.GetSize<ISet<byte>>(default) +
        NinoSerializer.GetSize<IReadOnlySet<byte>>(default) +
        NinoSerializer.GetSize<IImmutableSet<byte>>(default) +
        NinoSerializer.GetSize<PriorityQueue<byte, byte>>(default) +
        NinoSerializer.GetSize<IGrouping<int, string>>(default) +
        NinoSerializer.GetSize<ILookup<int, string>>(default) +
        NinoSerializer.GetSize<Point[]>(default) +
        NinoSerializer.GetSize<ValueTuple?>(default) +
        NinoSerializer.GetSize<ValueTuple[]>(default) +
        NinoSerializer.GetSize<List<ValueTuple>>(default) +
        NinoSerializer.GetSize<Dictionary<int, ValueTuple>>(default) +
        NinoSerializer.GetSize<List<object>>(default) +
        NinoSerializer.GetSize<Dictionary<string, object>>(default) +
        NinoSerializer.GetSize<KeyValuePair<string, object>>(default) +
        NinoSerializer.GetSize<Box<object>>(default) +
        NinoSerializer.GetSize<Lazy<int>>(default) +
        NinoSerializer.GetSize<Lazy<string?>>(default) +
        NinoSerializer.GetSize<Team>(default) +
        NinoSerializer.GetSize<Inventory>(default) +
        NinoSerializer.GetSize<Tags>(default) +
        NinoSerializer.GetSize<Forest>(default) +
        NinoSerializer.GetSize<SortedSet<long>>(default) +
        NinoSerializer.GetSize<SortedSet<string>>(default) +
        NinoSerializer.GetSize<SortedDictionary<long, long>>(default) +
        NinoSerializer.GetSize<SortedList<long, long>>(default) +
        NinoSerializer.GetSize<SortedList<string, int>>(default) +
        NinoSerializer.GetSize<ConcurrentDictionary<long, long>>(default) +
        NinoSerializer.GetSize<ImmutableDictionary<long, long>>(default) +
        NinoSerializer.GetSize<ImmutableHashSet<long>>(default) +
        NinoSerializer.GetSize<FrozenSet<long>>(default) +
        NinoSerializer.GetSize<ILookup<long, long>>(default) +
        NinoSerializer.GetSize<PriorityQueue<long, long>>(default) +
        NinoSerializer.GetSize<ConcurrentBag<long>>(default) +
        NinoSerializer.GetSize<ConcurrentStack<long>>(default) +
        NinoSerializer.GetSize<ConcurrentQueue<long>>(default) +
        NinoSerializer.GetSize<ImmutableList<long>>(default) +
        NinoSerializer.GetSize<ImmutableArray<long>>(default) +
        NinoSerializer.GetSize<Memory<long>>(default) +
        NinoSerializer.GetSize<ReadOnlySequence<long>>(default) +
        NinoSerializer.GetSize<long[,]>(default) +
        NinoSerializer.GetSize<string[,]>(default) +
        NinoSerializer.GetSize<IEnumerable<int>>(default) +
        NinoSerializer.GetSize<ICollection<int>>(default) +
        NinoSerializer.GetSize<IList<int>>(default) +
        NinoSerializer.GetSize<IReadOnlyCollection<int>>(default) +
        NinoSerializer.GetSize<IReadOnlyList<int>>(default) +
        NinoSerializer.GetSize<ISet<int>>(default) +
        NinoSerializer.GetSize<SortedDictionary<string, string>>(default) +
        NinoSerializer.GetSize<ConcurrentDictionary<string, string>>(default) +
        NinoSerializer.GetSize<Dictionary<int, Team>>(default) +
        NinoSerializer.GetSize<List<(int, string)>>(default);
}
