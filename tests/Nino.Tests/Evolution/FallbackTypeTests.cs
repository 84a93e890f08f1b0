using System;
using System.Linq;
using Nino.Contract;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Objects of derived types that a program does not know.</summary>
public sealed class FallbackTypeTests
{
    private static FallbackPart?[] Parts =>
    [
        new KnownPart { Name = "first", Parts = [new KnownPart { Name = "inner" }, null] },
        new UnknownPart { Name = "between" },
        null,
        new KnownPart { Name = "second", Parts = [new UnknownPart(), new KnownPart { Parts = [] }] },
    ];

    private static INullPart?[] NullParts =>
    [
        new OtherNullPart { Part = new KnownPart { Name = "a" } },
        new NullPart { Part = new KnownPart { Name = "b" }, Inner = [new OtherNullPart(), null, new NullPart()] },
        new OtherNullPart(),
    ];

    [Fact]
    public void Unknown_IsReadAsTheFallback()
    {
        FallbackPart?[] read = NinoDeserializer.Deserialize<FallbackPart?[]>(Unknown<KnownPart>(NinoSerializer.Serialize(Parts)))!;
        Assert.Equal(["first", "between", null, "second"], read.Select(part => part?.Name));
        Assert.All(read, part => Assert.True(part is null or UnknownPart));
        Assert.Equal(Mangled("Nino.Tests.Types.KnownPart"), ((UnknownPart)read[0]!).Unknown!.TypeId);
        Assert.True(((UnknownPart)read[0]!).Unknown!.Contains(2));
        Assert.Null(((UnknownPart)read[1]!).Unknown);
    }

    [Fact]
    public void Unknown_IsWrittenAgainAsItself()
    {
        byte[] bytes = NinoSerializer.Serialize(Parts);
        byte[] again = NinoSerializer.Serialize(NinoDeserializer.Deserialize<FallbackPart?[]>(Unknown<KnownPart>(bytes)));
        Assert.Null(Structure.Difference(Parts, NinoDeserializer.Deserialize<FallbackPart?[]>(Known<KnownPart>(again))));
    }

    /// <summary>The id goes with objects of the type that stood for it, not with what they keep.</summary>
    [Fact]
    public void Kept_GivenToAnotherType_IsWrittenAsThat()
    {
        FallbackPart?[] read = NinoDeserializer.Deserialize<FallbackPart?[]>(Unknown<KnownPart>(NinoSerializer.Serialize(Parts)))!;
        NinoUnknownMembers kept = ((UnknownPart)read[0]!).Unknown!;
        Assert.NotNull(kept.TypeId);

        KeepingPart keeping = Assert.IsType<KeepingPart>(Copy<FallbackPart>(new KeepingPart { Name = "own", Number = 5, Unknown = kept }));
        Assert.Equal(("own", 5), (keeping.Name, keeping.Number));
        Assert.Equal(5, Copy(new KeepingPart { Number = 5, Unknown = kept }).Number);
        Assert.True(Copy(new KeeperOfAll { Unknown = kept }).Unknown!.Contains(2));
        Assert.IsType<KeeperOfAll>(Copy<object>(new KeeperOfAll { Unknown = kept }));
        Assert.Equal(kept.TypeId, Assert.IsType<UnknownPart>(Copy<FallbackPart>(new UnknownPart { Name = "other", Unknown = kept })).Unknown!.TypeId);
    }

    [Fact]
    public void Unknown_IsNullWhereTheFallbackIs()
    {
        byte[] bytes = Unknown<OtherNullPart>(NinoSerializer.Serialize(NullParts));
        INullPart?[] read = NinoDeserializer.Deserialize<INullPart?[]>(bytes)!;
        Assert.Null(read[0]);
        Assert.Null(read[2]);
        NullPart known = Assert.IsType<NullPart>(read[1]);
        Assert.Equal("b", known.Part!.Name);
        Assert.Equal([null, null], known.Inner!.Take(2));
        Assert.IsType<NullPart>(known.Inner![2]);
        Assert.Null(NinoDeserializer.Deserialize<INullPart>(Unknown<OtherNullPart>(NinoSerializer.Serialize<INullPart>(NullParts[0]!))));
    }

    [Fact]
    public void Unknown_ByteByByteAndCutOff_IsReadOrAnError()
    {
        byte[] bytes = Unknown<OtherNullPart>(Unknown<KnownPart>(NinoSerializer.Serialize(NullParts)));
        Assert.All(Enumerable.Range(0, bytes.Length), length => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<INullPart?[]>(bytes.AsSpan(0, length))));
        INullPart?[]? existing = NullParts;
        NinoDeserializer.DeserializeRef(ref existing, bytes);
        Assert.IsType<UnknownPart>(((NullPart)existing![1]!).Part);
    }

    [Fact]
    public void Unknown_IsAnErrorEverywhereElse()
    {
        byte[] bytes = Unknown<KnownPart>(NinoSerializer.Serialize<object>(Parts[0]!));
        Assert.Contains("is unknown", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(bytes)).Message);

        byte[] both = Unknown<KnownPart>(NinoSerializer.Serialize(new object?[] { new NullPart { Part = Parts[0] }, Parts[0] }));
        Assert.Contains("is unknown", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object?[]>(both)).Message);
    }

    /// <summary>Bytes of a class that was not version-tolerant do not tell how long they are.</summary>
    [Fact]
    public void Unknown_ThatWasNotTolerant_IsAnError()
    {
        byte[] bytes = [0xF8, 1, 2, 3, 4, 2, 5];
        Assert.Contains("it was not version-tolerant when the input was written", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<FallbackPart>(bytes)).Message);
    }

    /// <summary>What keeps its identity is read only as what keeps its own.</summary>
    [Fact]
    public void Unknown_ThatKeepsItsIdentity_NeedsAFallbackThatDoes()
    {
        byte[] bytes = Unknown<KnownPart>(NinoSerializer.Serialize<FallbackPart>(new KnownPart { Name = "a" }));
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<FallbackPart>([0xFF, .. bytes]));
        Assert.Contains("[NinoType(PreserveReferences = true)]", error.Message, StringComparison.Ordinal);

        Assert.Null(NinoDeserializer.Deserialize<Consignment>(Unknown<Crate>(NinoSerializer.Serialize<Consignment>(new Crate { Id = 1 }))));
    }

    [Fact]
    public void Fallback_ThatCannotBe_IsAnError()
    {
        byte[] bytes = Unknown<MistakenLeaf>(NinoSerializer.Serialize<MistakenPart>(new MistakenLeaf()));
        Assert.Contains(
            "KnownPart cannot stand for unknown types where Nino.Tests.Types.MistakenPart is declared",
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<MistakenPart>(bytes)).Message);
    }

    private static T Copy<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value))!;

    /// <summary>The bytes with another id in place of that of a type, as if the program did not have it.</summary>
    private static byte[] Unknown<T>(byte[] bytes) => Replace(bytes, TypeIds.Of(typeof(T).FullName!, isObject: true), Mangled(typeof(T).FullName!));

    private static byte[] Known<T>(byte[] bytes) => Replace(bytes, Mangled(typeof(T).FullName!), TypeIds.Of(typeof(T).FullName!, isObject: true));

    private static uint Mangled(string name) => TypeIds.Of("Unknown." + name, isObject: true);

    private static byte[] Replace(byte[] bytes, uint id, uint other)
    {
        byte[] result = (byte[])bytes.Clone();
        int at = result.AsSpan().IndexOf(BitConverter.GetBytes(id));
        Assert.True(at > 0);
        BitConverter.GetBytes(other).CopyTo(result, at);
        Assert.Equal(-1, result.AsSpan().IndexOf(BitConverter.GetBytes(id)));
        return result;
    }
}
