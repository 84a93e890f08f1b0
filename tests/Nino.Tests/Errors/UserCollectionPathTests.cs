using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>Errors in a collection of a class of the user name the element, and errors of the collection itself the class.</summary>
public sealed class UserCollectionPathTests
{
    [Fact]
    public void Element_OfAList() => AssertFails(new Holder { Flags = [false, true] }, "Flags[1]", typeof(bool), fromEnd: 4);

    [Fact]
    public void Value_OfADictionary() => AssertFails(new Holder { Named = new() { ["a"] = true } }, "Named[0].Value", typeof(bool), fromEnd: 3);

    [Fact]
    public void Element_OfAClassDerivedFromAQueue()
    {
        Jobs jobs = new();
        jobs.Enqueue(true);
        jobs.Enqueue(true);
        AssertFails(new Holder { Jobs = jobs }, "Jobs[1]", typeof(bool), fromEnd: 2);
    }

    [Fact]
    public void Element_OfACollectionOfCollections() =>
        AssertFails(new Holder { Tree = [[], [null, new Flag { Is = true }]] }, "Tree[1][1].Is", typeof(bool), fromEnd: 1);

    [Fact]
    public void Count_BlamesTheClass()
    {
        Jobs jobs = new();
        jobs.Enqueue(true);
        AssertFails(new Holder { Jobs = jobs }, "Jobs", typeof(Jobs), fromEnd: 3, value: 0x7F);
        AssertFails(new Holder { Flags = [] }, "Flags", typeof(Flags), fromEnd: 4, value: 0x7F);
    }

    [Fact]
    public void Nesting_ThatIsTooDeep_BlamesTheClassAtItsPlace()
    {
        Nest nest = [];
        for (int i = 0; i < 600; i++)
        {
            nest = [nest];
        }

        byte[] bytes = NinoSerializer.Serialize(nest, new NinoOptions { MaxDepth = 1000 });
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Nest>(bytes));
        Assert.Equal((512, string.Concat(Enumerable.Repeat("[0]", 512)), typeof(Nest)), (error.Offset, error.Path, error.Type));
    }

    private static void AssertFails(Holder holder, string path, Type type, int fromEnd, byte value = 2)
    {
        byte[] bytes = NinoSerializer.Serialize(holder);
        bytes[^fromEnd] = value;
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Holder>(bytes));
        Assert.Equal((bytes.Length - fromEnd, path, type), (error.Offset, error.Path, error.Type));
    }

    public sealed class Flags : List<bool>;

    public sealed class Named : Dictionary<string, bool>;

    public sealed class Jobs : Queue<bool>;

    public sealed class Nest : List<Nest>;

    public sealed class Branch : List<Flag?>;

    public sealed class Tree : List<Branch>;

    [NinoType]
    public sealed class Flag
    {
        public bool Is;
    }

    [NinoType]
    public sealed class Holder
    {
        public Flags? Flags;
        public Named? Named;
        public Jobs? Jobs;
        public Tree? Tree;
    }
}
