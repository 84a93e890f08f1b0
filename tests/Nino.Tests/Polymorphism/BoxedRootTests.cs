using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Polymorphism;

/// <summary>What <c>Serialize(object)</c> wrote is read as any type that holds the value: the value knows its own type, and the reader a wider one.</summary>
public class BoxedRootTests
{
    [Fact]
    public void Number_IsReadAsNullable()
    {
        AssertRead<int, int?>(5);
        AssertRead<bool, bool?>(true);
        AssertRead<DateTime, DateTime?>(DateTime.UnixEpoch);
        AssertRead<OfInt64, OfInt64?>(OfInt64.Max);
    }

    [Fact]
    public void Struct_IsReadAsNullable()
    {
        AssertRead<PaddedStruct, PaddedStruct?>(new PaddedStruct { Small = 1 });
        AssertRead<TextStruct, TextStruct?>(new TextStruct { Name = "n" });
    }

    [Fact]
    public void Collection_IsReadAsAnInterfaceOfIts()
    {
        AssertRead<List<int>, IList<int>>([1, 2]);
        AssertRead<List<int>, IEnumerable<int>>([1, 2]);
        AssertRead<int[], IReadOnlyList<int>>([1, 2]);
        AssertRead<HashSet<int>, ICollection<int>>([1, 2]);
        AssertRead<Dictionary<int, string?>, IDictionary<int, string?>>(new() { [1] = "a" });
    }

    [Fact]
    public void Collection_IsReadAsThatOfABase() => AssertRead<Dog?[], IEnumerable<Animal?>>([new Dog(), null]);

    /// <summary>C# has no name for its type, and what was read would begin at 0.</summary>
    [Fact]
    public void Array_ThatBeginsElsewhere_IsRefused()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object)Array.CreateInstance(typeof(int), [2], [1])));
        Assert.StartsWith("System.Int32[*] has no formatter", error.Message, StringComparison.Ordinal);
        Assert.Contains("or name a [NinoCustomFormatter] for it", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Array_OfTwoDimensionsThatBeginElsewhere_BeginsAt0WhenItIsRead()
    {
        Array array = Array.CreateInstance(typeof(int), [1, 2], [3, 4]);
        array.SetValue(7, 3, 5);
        int[,] read = NinoDeserializer.Deserialize<int[,]>(NinoSerializer.Serialize((int[,])array))!;
        Assert.Equal((0, 0, 7), (read.GetLowerBound(0), read.GetLowerBound(1), read[0, 1]));
    }

    [Fact]
    public void Object_WithoutAType_IsRefused()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Report { Anything = new object() }));
        Assert.Contains("Mark a member that is an object to lock [NinoIgnore]", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Collection_IsReadIntoOneOfItsType()
    {
        List<int> existing = [7];
        IList<int>? target = existing;
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize((object)new List<int> { 1, 2 }));
        Assert.Same(existing, target);
        Assert.Equal([1, 2], existing);
    }

    [Theory]
    [InlineData(typeof(long?))]
    [InlineData(typeof(string))]
    [InlineData(typeof(List<int>))]
    [InlineData(typeof(IList<int>))]
    public void Number_AsAnyOtherType_IsAnErrorThatNamesBoth(Type declared)
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(NinoSerializer.Serialize((object)5), declared));
        Assert.StartsWith($"The input holds a System.Int32 where a {Nullable.GetUnderlyingType(declared) ?? declared} is declared.", error.Message, StringComparison.Ordinal);
        Assert.Equal((0, ""), (error.Offset, error.Path));
    }

    [Fact]
    public void Elements_ThatAreCut_AreAnErrorWithTheirPlace()
    {
        byte[] payload = NinoSerializer.Serialize((object)new[] { "a", "b" });
        NinoException error = Read.Rejected<IList<string>>(payload[..^1]);
        Assert.Equal((payload.Length - 2, "[1]"), (error.Offset, error.Path));
    }

    private static void AssertRead<T, TDeclared>(T value)
    {
        // Named, so that generated code has its formatter.
        Assert.NotEqual(0, NinoSerializer.GetSize(value));
        byte[] payload = NinoSerializer.Serialize((object?)value);
        Assert.Null(Structure.Difference(value, Assert.IsType<T>(NinoDeserializer.Deserialize<TDeclared>(payload))));
        Assert.Null(Structure.Difference(value, Assert.IsType<T>(NinoDeserializer.Deserialize(payload, typeof(TDeclared)))));
        Assert.Null(Structure.Difference(value, Assert.IsType<T>(NinoDeserializer.Deserialize<TDeclared>([.. payload, 1, 2], out int consumed))));
        Assert.Equal(payload.Length, consumed);
        Reader reader = new(payload);
        Assert.Null(Structure.Difference(value, Assert.IsType<T>(NinoDeserializer.DeserializeBoxed(ref reader, typeof(TDeclared)))));
        Assert.True(reader.Eof);
        for (int length = 0; length < payload.Length; length++)
        {
            Read.Rejected<TDeclared>(payload[..length]);
        }
    }
}
