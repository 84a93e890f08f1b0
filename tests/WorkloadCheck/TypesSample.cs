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

namespace Nino.WorkloadChecks;

/// <summary>Values and collections of every kind that there is on all targets.</summary>
[NinoType]
public sealed class TypesSample
{
    public BigInteger BigInteger = BigInteger.Pow(-7, 60);
    public Complex Complex = new Complex(1, -2);
    public Vector3 Vector = new Vector3(1, 2, 3);
    public Version Version = new Version(1, 2, 3);
    public Uri Uri = new Uri("https://example.org/a");
    public StringBuilder Builder = new StringBuilder("text");
    public CultureInfo Culture = CultureInfo.InvariantCulture;
    public TimeZoneInfo Zone = TimeZoneInfo.Utc;
    public IPAddress Address = IPAddress.Parse("192.0.2.1");
    public IPEndPoint EndPoint = new IPEndPoint(IPAddress.Loopback, 80);
    public object AnyAddress = IPAddress.Any;
    public Color Color = Color.FromArgb(1, 2, 3, 4);
    public Point Point = new Point(1, 2);
    public BitArray Bits = new BitArray(new[] { true, false, true });
    public BitArray FullBytes = new BitArray(16, true);
    public Lazy<int> Lazy = new Lazy<int>(() => 7);
    public ValueTuple Empty;
    public (int Id, string Name) Pair = (1, "a");
    public Tuple<int, string> Tuple = System.Tuple.Create(1, "a");
    public (int, int, int, int, int, int, int, string) Long = (1, 2, 3, 4, 5, 6, 7, "8");
    public int[,] Grid = { { 1, 2, 3 }, { 4, 5, 6 } };
    public string[,,] Cube = { { { "a", "b" } } };
    public byte[,,,,] Deep = new byte[1, 1, 1, 1, 2];
    public int[][,] Jagged = { new[,] { { 1 } } };
    public ArraySegment<int> Segment = new ArraySegment<int>(new[] { 1, 2, 3 }, 1, 2);
    public Memory<byte> Memory = new byte[] { 1, 2 };
    public ReadOnlySequence<byte> Sequence = new ReadOnlySequence<byte>(new byte[] { 1, 2 });
    public LinkedList<int> Linked = new LinkedList<int>(new[] { 1, 2 });
    public SortedSet<int> SortedSet = new SortedSet<int> { 2, 1 };
    public SortedDictionary<int, string> SortedDictionary = new SortedDictionary<int, string> { [2] = "b", [1] = "a" };
    public SortedList<int, string> SortedList = new SortedList<int, string> { [2] = "b", [1] = "a" };
    public ObservableCollection<int> Observable = new ObservableCollection<int> { 1 };
    public ReadOnlyCollection<int> ReadOnly = new ReadOnlyCollection<int>(new[] { 1 });
    public ReadOnlyDictionary<int, int> ReadOnlyMap = new ReadOnlyDictionary<int, int>(new Dictionary<int, int> { [1] = 2 });
    public ArrayList Untyped = new ArrayList { 1, "a", null };
    public Hashtable Table = new Hashtable { [1] = "a" };
    public IList List = new ArrayList { true };
    public ISet<int> Set = new HashSet<int> { 1 };
    public IReadOnlyDictionary<int, string> Map = new Dictionary<int, string> { [1] = "a" };
    public ILookup<int, string> Lookup = new[] { "a", "b", "cc" }.ToLookup(text => text.Length);
    public ConcurrentDictionary<int, int> ConcurrentMap = new ConcurrentDictionary<int, int> { [1] = 2 };

    public ConcurrentQueue<int> Queue { get; } = new ConcurrentQueue<int>(new[] { 1, 2 });

    public ConcurrentStack<int> Stack { get; } = new ConcurrentStack<int>(new[] { 1, 2 });

    public BlockingCollection<int> Blocking { get; } = new BlockingCollection<int> { 1, 2 };
}
