using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>The value of a struct without an attribute is its memory: no constructor is called, for single values as for elements, whatever its layout and the processor.</summary>
public sealed class UnmarkedConstructorTests
{
    [Fact]
    public void Constructor_ThatChangesWhatItIsGiven_IsNotCalled()
    {
        Whole whole = new()
        {
            Tight = new(1, 2),
            Loose = new(1, 2),
            Checked = new(1, true),
            Maybe = new Loose(3, 4),
            Tights = [new(5, 6), new(7, 8)],
            Looses = Enumerable.Range(0, 100).Select(i => new Loose(i, i)).ToList(),
            Checkeds = Enumerable.Range(0, 100).Select(i => new Checked(i, true)).ToArray(),
        };
        Whole read = NinoDeserializer.Deserialize<Whole>(NinoSerializer.Serialize(whole))!;
        Assert.Equal((whole.Tight, whole.Loose, whole.Checked, whole.Maybe), (read.Tight, read.Loose, read.Checked, read.Maybe));
        Assert.Equal(whole.Tights, read.Tights);
        Assert.Equal(whole.Looses, read.Looses);
        Assert.Equal(whole.Checkeds, read.Checkeds);
        Assert.Equal(whole.Tight, NinoDeserializer.Deserialize<Tight>(NinoSerializer.Serialize(whole.Tight)));
        Assert.Equal(whole.Loose, NinoDeserializer.Deserialize<Loose>(NinoSerializer.Serialize(whole.Loose)));
        Assert.Equal(whole.Checked, NinoDeserializer.Deserialize<Checked>(NinoSerializer.Serialize(whole.Checked)));
    }

    [Fact]
    public void Constructor_ThatIsMarked_IsCalled() =>
        Assert.Equal(3, NinoDeserializer.Deserialize<Asked>(NinoSerializer.Serialize(new Asked(1))).Number);

    [NinoType]
    public sealed class Whole
    {
        public Tight Tight;
        public Loose Loose;
        public Checked Checked;
        public Loose? Maybe;
        public List<Tight>? Tights;
        public List<Loose>? Looses;
        public Checked[]? Checkeds;
    }

    public readonly struct Tight
    {
        public Tight(int x, int y) => (X, Y) = (x, y + 1);

        public int X { get; }

        public int Y { get; }
    }

    public readonly struct Loose
    {
        public readonly int X;

        public Loose(int x, long y) => (X, Y) = (x, y + 1);

        public long Y { get; }
    }

    public readonly struct Checked
    {
        public Checked(int number, bool isSet)
        {
            Number = number;
            IsSet = !isSet;
        }

        public int Number { get; }

        public bool IsSet { get; }
    }

    public readonly struct Asked
    {
        [NinoConstructor]
        public Asked(int number) => Number = number + 1;

        public int Number { get; }
    }
}
