using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.RuntimeMode;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Reading into instances that hold themselves: what is read into one place changes another that is being read.</summary>
public sealed class LoopTests
{
    [Fact]
    public void DeserializeRef_IntoAnObjectThatHoldsItself_IsReadOrRefused()
    {
        Loop?[] values =
        [
            null,
            new(),
            new() { Before = "a", After = "b" },
            new() { List = [], Array = [], Interface = [] },
            new() { List = [new() { After = "c" }], Array = [new() { After = "c" }], Interface = [new() { After = "c" }] },
            new() { List = [null, new() { List = [null] }], Array = [null, new() { Array = [null, null] }], Interface = [null, new() { Interface = [null] }] },
        ];
        foreach ((Action<Loop> close, Func<Loop?, Loop> wrap) in Ways())
        {
            foreach (byte[] bytes in values.Select(value => NinoSerializer.Serialize(wrap(value))))
            {
                Loop? loop = new() { Before = "x", After = "y" };
                close(loop);
                Try(() => NinoDeserializer.DeserializeRef(ref loop, bytes));
            }
        }
    }

    [Fact]
    public void DeserializeRef_IntoAListThatHoldsItsOwner_SaysSo()
    {
        byte[] bytes = NinoSerializer.Serialize(new Loop { List = [new() { List = [] }, new()] });
        Loop? loop = new();
        loop.List = [loop, loop];
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref loop, bytes));
        Assert.Contains("holds", error.Message, StringComparison.Ordinal);
        Read.AssertComplete(error, bytes.Length);
    }

    [Fact]
    public void Interpreted_IntoAListThatHoldsItsOwner_SaysSo()
    {
        byte[] bytes = NinoSerializer.Serialize(new Loop { List = [new() { List = [] }, new()] });
        Loop loop = new();
        loop.List = [loop, loop];
        TypeBinding binding = new RuntimeFormatters(usesGenerated: false, NinoRuntimeMode.Interpreted).Find(typeof(Loop))!;
        Assert.Contains("holds", Assert.Throws<NinoException>(() => binding.DeserializeBoxed(bytes, loop, null)).Message, StringComparison.Ordinal);
    }

    /// <summary>They would stand in it twice, or leave holes.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(4)]
    public void Deserialize_ElementsThatAddThemselvesToTheirList_SaysSo(int count)
    {
        AddsItself parent = new();
        for (int i = 0; i < count; i++)
        {
            _ = new AddsItself { Parent = parent };
        }

        byte[] bytes = NinoSerializer.Serialize(parent);
        Assert.Contains("holds", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<AddsItself>(bytes)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    public void Deserialize_ElementsThatAddThemselvesToTheirCollection_SaysSo(int kind)
    {
        AddsItselfTo parent = new();
        _ = new AddsItselfTo { Kind = kind, Parent = parent };
        _ = new AddsItselfTo { Kind = kind, Parent = parent };
        byte[] bytes = NinoSerializer.Serialize(parent);
        Assert.Contains("holds", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<AddsItselfTo>(bytes)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void DeserializeRef_IntoAMemberThatIsItsOwner_ReadsTheRest()
    {
        byte[] bytes = NinoSerializer.Serialize(new Loop { Next = new() { After = "inner" }, After = "outer" });
        Loop? loop = new();
        loop.Next = loop;
        NinoDeserializer.DeserializeRef(ref loop, bytes);
        Assert.Equal("outer", loop!.After);
    }

    private static IEnumerable<(Action<Loop> Close, Func<Loop?, Loop> Wrap)> Ways()
    {
        yield return (loop => loop.Next = loop, inner => new() { Next = inner, After = "z" });
        yield return (loop => loop.Field = loop, inner => new() { Field = inner, After = "z" });
        yield return (loop => loop.Array = [loop, loop], inner => new() { Array = [inner, inner], After = "z" });
        yield return (loop => loop.List = [loop, loop], inner => new() { List = [inner, inner], After = "z" });
        yield return (loop => loop.List = [loop, loop, loop, loop], inner => new() { List = [inner], After = "z" });
        yield return (loop => loop.List = [loop], inner => new() { List = [inner, inner, inner, inner, inner, inner, inner], After = "z" });
        yield return (loop => loop.Interface = new List<Loop?> { loop, loop }, inner => new() { Interface = [inner, inner], After = "z" });
    }

    private static void Try(Action read)
    {
        try
        {
            read();
        }
        catch (NinoException error)
        {
            Assert.True(error.InnerException is null or NinoException, error.ToString());
        }
    }
}
