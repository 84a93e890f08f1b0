using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Types with and without the option, of two versions, read each other's bytes. Elements of the declared type name no type, so that one class can stand for another.</summary>
public sealed class SkippedDefaultsVersionTests
{
    private static List<TTo> Convert<TFrom, TTo>(params TFrom[] values) => NinoDeserializer.Deserialize<List<TTo>>(NinoSerializer.Serialize(new List<TFrom>(values)))!;

    private static T Empty<T>(T value)
        where T : EarlierMembers
    {
        (value.Widened, value.BecomesNullable, value.Gone, value.Kept, value.Maybe, value.Inner, value.GoneToo, value.Twig, value.Real) = (0, 0, null, null, null, null, null, null, 0);
        return value;
    }

    [Fact]
    public void Option_ThatIsTurnedOnOrOff_ChangesNothing()
    {
        Preferences inner = SkippedDefaultsTests.Full;
        EarlierFull[] full = [new() { Inner = inner }, Empty(new EarlierFull()), new() { Real = 2 }];
        EarlierSkipping[] skipping = [new() { Inner = inner }, Empty(new EarlierSkipping()), new() { Real = 2 }];
        List<EarlierSkipping> on = Convert<EarlierFull, EarlierSkipping>(full);
        List<EarlierFull> off = Convert<EarlierSkipping, EarlierFull>(skipping);
        Assert.Null(Structure.Difference(skipping, on.ToArray()));
        Assert.Null(Structure.Difference(full, off.ToArray()));
    }

    [Fact]
    public void Members_ThatWereAddedRemovedOrWidened_AreRead()
    {
        Check(Convert<EarlierSkipping, LaterSkipping>(new EarlierSkipping { Real = 2 }, Empty(new EarlierSkipping())));
        Check(Convert<EarlierSkipping, LaterFull>(new EarlierSkipping { Real = 2 }, Empty(new EarlierSkipping())));
        Check(Convert<EarlierFull, LaterSkipping>(new EarlierFull { Real = 2 }, Empty(new EarlierFull())));
        Check(Convert<EarlierFull, LaterFull>(new EarlierFull { Real = 2 }, Empty(new EarlierFull())));
    }

    /// <summary>A member that has become nullable, and was 0, is 0.</summary>
    private static void Check<T>(List<T> read)
        where T : LaterMembers
    {
        Assert.Equal((11, 12, "added", "kept", 13, 2.0), (read[0].Widened, read[0].BecomesNullable, read[0].Added, read[0].Kept, read[0].Maybe, read[0].Real));
        Assert.NotNull(read[0].Inner);
        Assert.NotNull(read[0].Twig);
        Assert.Equal((0, 0, "added", null, null, 0.0), (read[1].Widened, read[1].BecomesNullable, read[1].Added, read[1].Kept, read[1].Maybe, read[1].Real));
        Assert.Null(read[1].Inner);
        Assert.Null(read[1].Twig);
    }

    [Fact]
    public void Members_ThatAreNotKnown_AreSkipped()
    {
        List<PreferencesPart> read = Convert<Preferences, PreferencesPart>(SkippedDefaultsTests.Full, SkippedDefaultsTests.AllDefault, new Preferences());
        Assert.Equal([(-1, 9, 8), (0, 0, 8), (100, 9, 8)], read.Select(value => (value.Zoom, value.Last, value.Added)));
    }

    /// <summary>The walk to the end of a value passes members that are not there, of objects that the program does not know too.</summary>
    [Fact]
    public void Streams_OfAnotherVersion_AreReadByteByByte()
    {
        byte[] bytes = NinoSerializer.Serialize(new Preferences { Inner = SkippedDefaultsTests.Full, Last = 3 });
        using DripStream stream = new([.. bytes, 1, 2], 1, canSeek: true);
        PreferencesPart part = NinoDeserializer.Deserialize<PreferencesPart>(stream)!;
        Assert.Equal((3L, (long)bytes.Length), (part.Last, stream.Position));
    }

    [Fact]
    public void ReadInto_BytesOfAnotherVersion_SetsDefaultsAndKeepsWhatTheyLack()
    {
        List<LaterFull>? later = [new LaterFull { Added = "kept", Kept = "replaced", Widened = 5 }];
        LaterFull same = later[0];
        NinoDeserializer.DeserializeRef(ref later, NinoSerializer.Serialize(new List<EarlierSkipping> { Empty(new EarlierSkipping()) }));
        LaterFull read = later![0];
        Assert.Equal((ReferenceEquals(same, read) ? "kept" : "added", null, 0), (read.Added, read.Kept, read.Widened));
    }

    /// <summary>A program that knows nothing, and one that knows some members.</summary>
    [Fact]
    public void UnknownMembers_ThatWereAbsent_ComeBackByteForByte()
    {
        byte[] bytes = NinoSerializer.Serialize(Kept);
        Assert.Equal(bytes, NinoSerializer.Serialize(NinoDeserializer.Deserialize<KeeperOfAll[]>(bytes)));
        Assert.Equal(bytes, NinoSerializer.Serialize(NinoDeserializer.Deserialize<SkippingKeeper[]>(bytes)));
    }

    /// <summary>Members that the keeper has by itself stand between those that it keeps.</summary>
    [Fact]
    public void UnknownMembers_StayAbsentBesideOthers()
    {
        PreferencesKeeper[] kept = NinoDeserializer.Deserialize<PreferencesKeeper[]>(NinoSerializer.Serialize(Kept))!;
        byte[] bytes = NinoSerializer.Serialize(kept);
        Assert.Null(Structure.Difference(Kept, NinoDeserializer.Deserialize<Preferences[]>(bytes)));
        Assert.Null(Structure.Difference(kept, NinoDeserializer.Deserialize<PreferencesKeeper[]>(bytes)));

        // What the keepers know is written in full: two numbers and a null, of each of the four objects without an inner one.
        Assert.InRange(bytes.Length - NinoSerializer.Serialize(Kept).Length, 1, 64);
    }

    /// <summary>What was kept without presence bits goes into an object that has them, and the other way.</summary>
    [Fact]
    public void UnknownMembers_OfAnotherForm_AreWrittenWithBits()
    {
        EarlierFull[] full = [new() { Widened = 1, Inner = SkippedDefaultsTests.AllDefault }, new() { Kept = null }];
        SkippingKeeper[] kept = NinoDeserializer.Deserialize<SkippingKeeper[]>(NinoSerializer.Serialize(full))!;
        kept[0].Zoom = 0;
        EarlierFull[] read = NinoDeserializer.Deserialize<EarlierFull[]>(NinoSerializer.Serialize(kept))!;
        Assert.Equal((0, "kept"), (read[0].Widened, read[0].Kept));
        Assert.Null(Structure.Difference(full[0].Inner, read[0].Inner));
        Assert.Equal((11, null), (read[1].Widened, read[1].Kept));
    }

    private static Preferences[] Kept => [SkippedDefaultsTests.Full, SkippedDefaultsTests.AllDefault, new Preferences { Inner = SkippedDefaultsTests.Full }];
}
