using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.CustomFormatters;

public sealed class ChaptersTests : FormatterTests<Chapters>
{
    protected override IEnumerable<Chapters> Values => [new(), Many(1), Many(5)];

    /// <summary>Parts have the memory of the message in common, and none takes more of it than it needs.</summary>
    [Theory]
    [InlineData(90)]
    [InlineData(2000)]
    public void ManyParts_AreRead(int count)
    {
        byte[] bytes = NinoSerializer.Serialize(Many(count));
        Assert.Equal(count, NinoDeserializer.Deserialize<Chapters>(bytes)!.Parts.Count);
    }

    /// <summary>What is packed or stands in a part of a part counts once, too.</summary>
    [Fact]
    public void ManyParts_AreReadWithTheMemoryThatTheyTake()
    {
        byte[] bytes = NinoSerializer.Serialize(Many(2000));
        long least = Enumerable.Range(0, 30).Select(bits => 1L << bits).First(IsEnough);
        Assert.InRange(least, 2000 * 100, 2000 * 2000);

        bool IsEnough(long most)
        {
            try
            {
                NinoDeserializer.Deserialize<Chapters>(bytes, new NinoOptions { MaxAllocatedBytes = most });
                return true;
            }
            catch (NinoException)
            {
                return false;
            }
        }
    }

    /// <summary>A part that was refused has taken nothing of what is left to others.</summary>
    [Fact]
    public void PartThatIsRefused_LeavesTheMemoryToOthers()
    {
        byte[] dear = NinoSerializer.Serialize(new LinkedList<string?>(new string?[10_000]));
        byte[] cheap = NinoSerializer.Serialize(new LinkedList<string?>(new string?[1]));
        byte[] bytes = [.. dear, .. cheap];
        Reader reader = new(bytes, new NinoOptions { MaxAllocatedBytes = 1000 });
        Reader first = reader.Slice(dear.Length);
        bool isRefused = false;
        try
        {
            NinoDeserializer.Deserialize(out LinkedList<string?>? _, ref first);
        }
        catch (NinoException)
        {
            isRefused = true;
        }

        Reader second = reader.Slice(cheap.Length);
        NinoDeserializer.Deserialize(out LinkedList<string?>? read, ref second);
        Assert.True(isRefused);
        Assert.Single(read!);
    }

    private static Chapters Many(int count) => new()
    {
        Parts = [.. Enumerable.Range(0, count).Select(i => new Chapter
        {
            Body = i % 7 == 6 ? null : new ChapterBody
            {
                Tags = ["a", "b"],
                Pages = new([i, 2]),
                Guest = i % 3 == 0 ? new Dog() : new Puppy(),
                Notes = new ChapterNotes { Texts = i % 2 == 0 ? [] : new() { [i] = "c" }, Inner = [new Chapter { Body = new ChapterBody() }] },
            },
        })],
    };
}
