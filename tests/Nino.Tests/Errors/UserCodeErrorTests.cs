using System;
using System.Buffers;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>What user code raises while a value is read arrives as a <see cref="NinoException"/> with its place; the original is inside.</summary>
public sealed partial class UserCodeErrorTests
{
    [Fact]
    public void Constructor_ThatThrows_IsToldWithItsPlace() =>
        AssertFails<Order, ArgumentOutOfRangeException>(new Order { Id = 1, Lines = [new Line("a", 1), new Line("b", 2)] }, 2, 0xFF, "Lines[1]");

    /// <summary>A value that one constructor makes may be refused by the one that is called: the message names the remedy, where a constructor was called.</summary>
    [Fact]
    public void ConstructorThatRefuses_NamesTheRemedy()
    {
        byte[] refused = NinoSerializer.Serialize(new Line("a", 7));
        refused[Array.LastIndexOf(refused, (byte)7)] = 0xFF;
        byte[] unset = NinoSerializer.Serialize(new Stepped { Number = 7 });
        unset[Array.LastIndexOf(unset, (byte)7)] = 0xFF;

        Assert.Contains("mark with [NinoConstructor]", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Line>(refused)).Message, StringComparison.Ordinal);
        Assert.DoesNotContain("[NinoConstructor]", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Stepped>(unset)).Message, StringComparison.Ordinal);
    }

    /// <summary>When a class is initialized is up to the runtime; what its initializer raises is inside all the same.</summary>
    [Fact]
    public void StaticInitializer_ThatThrows_IsTold()
    {
        AppContext.SetSwitch(nameof(Uninitialized), true);
        Exception? error = Record.Exception(() => NinoDeserializer.Deserialize<Uninitialized>([2, 5, 0, 0, 0]));
        Assert.True(error is null or NinoException { InnerException: TypeInitializationException }, error?.ToString());
    }

    [Fact]
    public void Setter_ThatThrows_IsToldWithItsPlace() =>
        AssertFails<List<Stepped>, InvalidOperationException>([new() { Number = 1 }, new() { Number = 9 }, new() { Number = 3 }], 9, 0xFF, "[1]");

    [Fact]
    public void Callback_ThatThrows_IsToldWithItsPlace() =>
        AssertFails<Stepped[], InvalidOperationException>([new() { Number = 1 }, new() { Number = 9 }], 9, 0xFE, "[1]");

    /// <summary>A constructor is called when all members have been read: the path leads to the last of them, whatever it is.</summary>
    [Fact]
    public void ConstructorBehindOtherMembers_IsToldAtTheLastOne()
    {
        AssertFails<Dated<DayOfWeek>, ArgumentOutOfRangeException>(new(2) { Last = DayOfWeek.Friday }, 2, 0xFF, "Last");
        AssertFails<Dated<DayOfWeek?>, ArgumentOutOfRangeException>(new(2) { Last = DayOfWeek.Friday }, 2, 0xFF, "Last");
        AssertFails<Dated<DayOfWeek?>, ArgumentOutOfRangeException>(new(2), 2, 0xFF, "Last");
        AssertFails<Dated<Even?>, ArgumentOutOfRangeException>(new(9) { Last = Even.Of(6) }, 9, 0xFF, "Last");
        AssertFails<Dated<int[,]>, ArgumentOutOfRangeException>(new(9) { Last = new int[1, 1] }, 9, 0xFF, "Last");
        AssertFails<Dated<Wording?>, ArgumentOutOfRangeException>(new(9), 9, 0xFF, "Last");
    }

    [Fact]
    public void Factory_OfAStruct_IsToldWithItsPlace() =>
        AssertFails<Even, ArgumentException>(Even.Of(2), 2, 3, "");

    [Fact]
    public void Factory_ThatReturnsNull_IsToldWithItsPlace()
    {
        AssertFails<Admitted, InvalidOperationException>(Admitted.Of(2)!, 2, 0xFF, "");
        AssertFails<List<Admitted>, InvalidOperationException>([Admitted.Of(3)!, Admitted.Of(2)!], 2, 0xFF, "[1]");
        AssertFails<Titled<string>, InvalidOperationException>(Titled<string>.Of(2)!, 2, 0xFF, "");
        Assert.Contains("Nino.Tests.Errors.Admitted.Of returned null", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Admitted>([2, 0xFF])).Message, StringComparison.Ordinal);

        // Only a method that is called.
        Assert.Null(NinoDeserializer.Deserialize<Admitted>([0]));
    }

    [Fact]
    public void Pool_ThatReturnsNull_IsToldWithItsPlace()
    {
        byte[] bytes = NinoSerializer.Serialize(new List<Rented?> { null, new() { Number = 3 } });
        byte[] bare = NinoSerializer.Serialize(new RentedBare());

        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<List<Rented>>(bytes));

        Assert.Contains("Nino.Tests.Errors.Rented.Rent returned null", error.Message, StringComparison.Ordinal);
        Assert.Equal("[1]", error.Path);
        Assert.Contains("RentedBare.Rent returned null", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<RentedBare>(bare)).Message, StringComparison.Ordinal);
        Rented? existing = new();
        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(new Rented { Number = 3 }));
        Assert.Equal(3, existing!.Number);
    }

    [Fact]
    public void FactoryOfAStruct_InAnArray_IsToldWithItsPlace() =>
        AssertFails<Even[], ArgumentException>([Even.Of(4), Even.Of(2)], 2, 3, "");

    [Fact]
    public void FactoryOfAStruct_InATuple_IsToldWithItsPlace()
    {
        AssertFails<(Even, byte), ArgumentException>((Even.Of(2), 7), 2, 3, "");
        AssertFails<KeyValuePair<byte, (byte, Even)>[], ArgumentException>([new(7, (7, Even.Of(4))), new(7, (7, Even.Of(2)))], 2, 3, "");
    }

    /// <summary>Values of fixed size stand one after another; each is told by itself, whichever follow.</summary>
    [Fact]
    public void FactoryOfAStruct_InARun_IsToldWithItsPlace()
    {
        Even[] run = [Even.Of(4), Even.Of(2), Even.Of(6), Even.Of(8)];
        AssertFails<Even[], ArgumentException>(run, 2, 3, "[1]");
        AssertFails<List<Even>, ArgumentException>([.. run], 2, 3, "[1]");
        AssertFails<Queue<Even>, ArgumentException>(new(run), 2, 3, "[1]");
        AssertFails<Even[,], ArgumentException>(new Even[,] { { Even.Of(4), Even.Of(2) }, { Even.Of(6), Even.Of(8) } }, 2, 3, "");
        AssertFails<Even?[], ArgumentException>([Even.Of(4), null, Even.Of(2), Even.Of(6), Even.Of(8)], 2, 3, "[2]");
        AssertFails<Dictionary<Even, short>, ArgumentException>(new() { [Even.Of(2)] = 9, [Even.Of(6)] = 8 }, 2, 3, "[0].Key");
        AssertFails<Dictionary<short, Even>, ArgumentException>(new() { [9] = Even.Of(2), [8] = Even.Of(6) }, 2, 3, "[0].Value");
        AssertFails<(Even, short)[], ArgumentException>([(Even.Of(2), 9), (Even.Of(6), 8)], 2, 3, "[0].Item1");
        AssertFails<KeyValuePair<Even, short>[], ArgumentException>([new(Even.Of(2), 9), new(Even.Of(6), 8)], 2, 3, "[0].Key");
    }

    /// <summary>Of a collection of the user the path leads to the collection.</summary>
    [Fact]
    public void Key_ThatTheSelectorRefuses_IsToldWithItsPlace() =>
        AssertFails<Keys[], FormatException>([[], new Keys { "1", "2" }], (byte)'2', (byte)'x', "[1]");

    [Fact]
    public void Comparer_ThatThrows_IsToldWithItsPlace() =>
        AssertFails<SortedSet<Picky>, InvalidOperationException>(new SortedSet<Picky> { new() { Number = 1 }, new() { Number = 2 } }, 2, 0xFD, "[1]");

    [Fact]
    public void SetOfElementsWithoutAnOrder_IsToldWithItsPlace()
    {
        byte[] bytes = NinoSerializer.Serialize(new HashSet<Line> { new("a", 1), new("b", 2) });

        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<SortedSet<Line>>(bytes));

        Assert.NotNull(error.Path);
        Assert.NotNull(error.InnerException);
    }

    [Fact]
    public void Cancellation_PassesThrough()
    {
        byte[] bytes = NinoSerializer.Serialize(new Stepped { Number = 2 });
        bytes[Array.IndexOf(bytes, (byte)2, 1)] = 0xFC;

        Assert.Throws<OperationCanceledException>(() => NinoDeserializer.Deserialize<Stepped>(bytes));
    }

    [Fact]
    public void AfterTheError_ReadingWorks()
    {
        byte[] good = NinoSerializer.Serialize(new Stepped[] { new() { Number = 7 } });
        byte[] bad = good.ToArray();
        bad[Array.IndexOf(bad, (byte)7)] = 0xFF;

        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Stepped[]>(bad));
        Assert.Equal(7, NinoDeserializer.Deserialize<Stepped[]>(good)![0].Number);
    }

    /// <summary>Null has no parts, and what stands after it is not what the setter refuses.</summary>
    [Fact]
    public void SetterThatRefusesNull_IsToldWithItsPlace()
    {
        AssertRefusesNull(new Wary<Line>());
        AssertRefusesNull(new Wary<Stepped>());
        AssertRefusesNull(new Wary<object>());
        AssertRefusesNull(new Wary<int[]>());
        AssertRefusesNull(new Wary<List<Line>>());
        AssertRefusesNull(new Wary<Dictionary<int, string>>());
        AssertRefusesNull(new Wary<string>());
        AssertRefusesNull(new Wary<Tuple<int, string>>());
    }

    private static void AssertRefusesNull<T>(Wary<T> value)
        where T : class
    {
        byte[] bytes = NinoSerializer.Serialize(value);

        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Wary<T>>(bytes));

        Assert.Equal(("Value", typeof(T)), (error.Path, error.Type));
        Assert.IsType<ArgumentNullException>(error.InnerException);
        Assert.Contains("the setter of 'Value'", error.Message, StringComparison.Ordinal);
    }

    /// <summary>Members of fixed size are read together, so that the place may be that of another one; the message names the property.</summary>
    [Fact]
    public void SetterThatNeedsFields_IsNamedWithTheRemedy()
    {
        byte[] bytes = NinoSerializer.Serialize(new PlacedBySetters(3, 4) { Number = 5 });

        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<PlacedBySetters>(bytes));

        Assert.IsType<NullReferenceException>(error.InnerException);
        Assert.Contains("the setter of 'Number'. Where fields that are members hold what the property shows, mark it [NinoIgnore].", error.Message, StringComparison.Ordinal);

        // As the message says.
        PlacedByFields read = NinoDeserializer.Deserialize<PlacedByFields>(NinoSerializer.Serialize(new PlacedByFields(3, 4) { Number = 5 }))!;
        Assert.Equal((3, 5), (read.Column, read.Number));
    }

    /// <param name="value">Some value.</param>
    /// <param name="good">A byte of it.</param>
    /// <param name="bad">What the last such byte is made, so that user code refuses the value.</param>
    /// <param name="path">How the path begins.</param>
    private static void AssertFails<T, TError>(T value, byte good, byte bad, string path)
        where TError : Exception
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        int place = Array.LastIndexOf(bytes, good);
        bytes[place] = bad;
        T? existing = value;
        Action[] reads =
        [
            () => NinoDeserializer.Deserialize<T>(bytes),
            () => NinoDeserializer.Deserialize<T>(bytes, out _),
            () => NinoDeserializer.DeserializeRef(ref existing, bytes),
            () => NinoDeserializer.Deserialize(bytes, typeof(T)),
            () => NinoDeserializer.Deserialize<T>(new ReadOnlySequence<byte>(bytes)),
        ];
        Assert.All(reads, read =>
        {
            NinoException error = Assert.Throws<NinoException>(read);
            Exception original = error.InnerException!;
            Assert.True((original is TError ? original : original.InnerException) is TError, original.ToString());
            Assert.StartsWith(path, error.Path, StringComparison.Ordinal);
            Assert.InRange(error.Offset, 0, bytes.Length);
            Assert.NotNull(error.Type);
            Assert.Contains((original is TError ? original : original.InnerException!).Message, error.Message, StringComparison.Ordinal);
        });
    }
}

[NinoType]
public sealed class Order
{
    public int Id { get; set; }

    public List<Line>? Lines { get; set; }
}

[NinoType]
public sealed class Line
{
    // The trace of the stack tells of what is not inlined.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public Line(string name, int count)
    {
        Name = name;
        Count = count is >= 0 and < 255 ? count : throw new ArgumentOutOfRangeException(nameof(count));
    }

    public string Name { get; }

    public int Count { get; }
}

[NinoType]
public sealed class Stepped : INinoOnDeserialized
{
    private int _number;

    public int Number
    {
        get => _number;
        set => _number = value switch
        {
            0xFF => throw new InvalidOperationException("No such number."),
            0xFC => throw new OperationCanceledException(),
            _ => value,
        };
    }

    public void OnDeserialized()
    {
        if (_number == 0xFE)
        {
            throw new InvalidOperationException("Not this number.");
        }
    }
}

[NinoType]
public sealed class Dated<T>(byte number)
{
    public byte Number { get; } = number < 255 ? number : throw new ArgumentOutOfRangeException(nameof(number));

    public T? Last { get; set; }
}

[NinoType]
public struct Wording
{
    public string? Text;
}

[NinoType(containNonPublicMembers: true)]
public readonly struct Even
{
    private readonly int _number;

    private Even(int number) => _number = number % 2 == 0 ? number : throw new ArgumentException("An odd number.", nameof(number));

    public int Number => _number;

    [NinoConstructor(nameof(_number))]
    public static Even Of(int number) => new(number);
}

[NinoType]
public sealed class Admitted
{
    private Admitted(byte number) => Number = number;

    public byte Number { get; }

    [NinoConstructor(nameof(Number))]
    public static Admitted? Of(byte number) => number == 0xFF ? null : new Admitted(number);
}

[NinoType]
public class Titled<T>
{
    private Titled(byte number) => Number = number;

    public T? Title { get; set; }

    public byte Number { get; }

    [NinoConstructor(nameof(Number))]
    public static Titled<T>? Of(byte number) => number == 0xFF ? null : new Titled<T>(number);
}

[NinoType]
public sealed class Rented
{
    public int Number { get; set; }

    [NinoRefDeserialization]
    public static Rented? Rent() => null;
}

[NinoType]
public sealed class RentedBare
{
    [NinoRefDeserialization]
    public static RentedBare? Rent() => null;
}

[NinoType]
public struct Outer<T1, T2>
{
    public T1 First;

    public T2 Second;
}

public sealed class Keys : KeyedCollection<int, string>
{
    protected override int GetKeyForItem(string item) => int.Parse(item, System.Globalization.CultureInfo.InvariantCulture);
}

[NinoType]
public sealed class Picky : IComparable<Picky>
{
    public int Number { get; set; }

    public int CompareTo(Picky? other) => Number == 0xFD || other!.Number == 0xFD ? throw new InvalidOperationException("Incomparable.") : Number.CompareTo(other.Number);
}

[NinoType]
public sealed class Uninitialized
{
    public static readonly int Made = Fail();

    public int Number;

    private static int Fail() => AppContext.TryGetSwitch(nameof(Uninitialized), out bool fails) && fails ? throw new InvalidOperationException("static") : 1;
}

[NinoType]
public sealed class Wary<T>
    where T : class
{
    private T? _value;

    public int First { get; set; }

    public T? Value
    {
        get => _value;

        [MethodImpl(MethodImplOptions.NoInlining)]
        set => _value = value ?? throw new ArgumentNullException(nameof(value));
    }

    public int Next { get; set; }
}

[NinoType(containNonPublicMembers: true)]
public sealed class PlacedBySetters
{
    private readonly int[] _place;

    public PlacedBySetters(int column, int number) => _place = [column, number];

    private PlacedBySetters() => _place = null!;

    public int Number
    {
        get => _place[1];

        [MethodImpl(MethodImplOptions.NoInlining)]
        set => _place[1] = value;
    }

    public int Column
    {
        get => _place[0];

        [MethodImpl(MethodImplOptions.NoInlining)]
        set => _place[0] = value;
    }
}

[NinoType(containNonPublicMembers: true)]
public sealed class PlacedByFields
{
    private readonly int[] _place;

    public PlacedByFields(int column, int number) => _place = [column, number];

    private PlacedByFields() => _place = null!;

    [NinoIgnore]
    public int Number
    {
        get => _place[1];
        set => _place[1] = value;
    }

    [NinoIgnore]
    public int Column
    {
        get => _place[0];
        set => _place[0] = value;
    }
}
