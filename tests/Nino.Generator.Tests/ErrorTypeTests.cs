using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Errors name the type of the user, and not what stands for it inside.</summary>
public class ErrorTypeTests
{
    private const string Source =
        """
        public class OwnList : List<string> { }
        public class OwnAdd : IEnumerable<int> { private List<int> _items = new(); public void Add(int item) => _items.Add(item); public IEnumerator<int> GetEnumerator() => _items.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
        public class OwnMap : SortedDictionary<string, int> { }
        public struct OwnStruct : ICollection<int> { public int Count => 0; public bool IsReadOnly => false; public void Add(int item) { } public void Clear() { } public bool Contains(int item) => false; public void CopyTo(int[] array, int index) { } public bool Remove(int item) => false; public IEnumerator<int> GetEnumerator() => new List<int>().GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
        [NinoType] public class Text { public string S; }
        [NinoType] public class Root
        {
            public int[] A; public bool[] B; public int?[] C; public string[] D; public List<int> E; public List<Text> F; public IList<string> G; public IEnumerable<int> H; public IReadOnlyList<byte> I;
            public Memory<byte> J; public ReadOnlyMemory<string> K; public ArraySegment<int?> L; public System.Buffers.ReadOnlySequence<byte> M;
            public System.Collections.ObjectModel.ReadOnlyCollection<int> N; public System.Collections.ObjectModel.ReadOnlyCollection<string> O; public System.Collections.ObjectModel.ReadOnlyObservableCollection<int> P; public System.Collections.ObjectModel.ObservableCollection<string> Q; public System.Collections.ObjectModel.ReadOnlyDictionary<string, int> R; public System.Collections.ObjectModel.Collection<int?> S;
            public HashSet<int> T; public ISet<string> U; public SortedSet<int> V; public Queue<int> W; public Stack<string> X; public LinkedList<int> Y; public Dictionary<string, int> Z;
            public IDictionary<int, string> AA; public SortedList<int, int> AB; public SortedDictionary<string, string> AC; public PriorityQueue<int, int> AD; public System.Linq.ILookup<int, int> AE; public System.Linq.IGrouping<string, int[]> AF;
            public System.Collections.Concurrent.ConcurrentQueue<int> AG; public System.Collections.Concurrent.ConcurrentDictionary<string, int> AH; public System.Collections.Concurrent.ConcurrentBag<string> AI; public System.Collections.Concurrent.BlockingCollection<int> AJ;
            public System.Collections.Immutable.ImmutableArray<int> AL; public System.Collections.Immutable.ImmutableList<string> AM; public System.Collections.Immutable.ImmutableDictionary<string, int> AN; public System.Collections.Immutable.ImmutableHashSet<int> AO; public System.Collections.Immutable.ImmutableQueue<int> AP; public System.Collections.Immutable.IImmutableStack<string> AQ;
            public System.Collections.Frozen.FrozenSet<int> AR; public System.Collections.Frozen.FrozenDictionary<string, int> AS; public OwnList AT; public OwnAdd AU; public OwnMap AV; public OwnStruct AW; public System.Collections.ArrayList AX; public System.Collections.IDictionary AY; public System.Collections.Generic.OrderedDictionary<string, int> AZ; public int[,] BA; public string[,,] BB; public Lazy<string> BC; public System.Collections.BitArray BD; public System.Text.StringBuilder BE; public Uri BF;
            [NinoCompact] public List<int> BG; [NinoCompact] public long[] BH; [NinoCompact] public DateTime?[] BI; [NinoCompact] public HashSet<ulong> BJ; public System.Collections.ObjectModel.ReadOnlySet<string> BK;
        }
        """;

    /// <summary>Each collection claims more elements than there are bytes.</summary>
    [Fact]
    public void TypeOfAnError_IsTheSameInEveryMode()
    {
        Type root = Harness.Load(Source).GetType("Root", throwOnError: true)!;
        TypeBinding[] modes = Modes.Of(root);
        byte[] bytes = modes[0].SerializeBoxed(Activator.CreateInstance(root), null);
        FieldInfo[] members = root.GetFields();
        List<string> others = [];
        int compared = 0;
        for (int at = 1; at < bytes.Length; at++)
        {
            byte[] claiming = (byte[])bytes.Clone();
            claiming[at] = 0x7f;
            string[] told = Array.ConvertAll(modes, mode => Record.Exception(() => mode.DeserializeBoxed(claiming, null, null)) is NinoException error ? $"{error.Path}: {error.Type}" : "read");
            if (told.Distinct().Count() > 1)
            {
                others.Add($"At {at}: {string.Join(" | ", told)}");
            }

            compared += members.Any(member => told[0] == $"{member.Name}: {member.FieldType}") ? 1 : 0;
        }

        Assert.True(others.Count == 0, string.Join('\n', others));
        Assert.InRange(compared, members.Length * 2 / 3, bytes.Length);
    }
}
