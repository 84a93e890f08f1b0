using System;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>A struct whose getter runs code of the test.</summary>
[NinoType]
public struct Restless
{
    [ThreadStatic]
    internal static Action? Asked;

    private int _value;

    [NinoMember(0)]
    public int Value
    {
        get
        {
            Asked?.Invoke();
            return _value;
        }

        set => _value = value;
    }
}

/// <summary>Elements that change between the count of those that are present and the last of them, as another thread might change them.</summary>
public sealed class ChangingElementsTests
{
    [Theory]
    [InlineData(17)]
    [InlineData(100)]
    public void Serialize_ElementsThatVanish_AreAnError(int count)
    {
        Restless?[] elements = Enumerable.Range(0, count).Select(i => (Restless?)new Restless { Value = i }).ToArray();
        Assert.Throws<NinoException>(() => SerializeWhile(elements, () => elements[^1] = null));
    }

    /// <summary>No more are written than were counted: there is room for no other.</summary>
    [Theory]
    [InlineData(3)]
    [InlineData(17)]
    [InlineData(100)]
    public void Serialize_ElementsThatAppear_AreLeftOut(int count)
    {
        Restless?[] elements = new Restless?[count];
        elements[0] = new Restless { Value = 7 };
        byte[] bytes = SerializeWhile(elements, () => Array.Fill(elements, new Restless { Value = 8 }));
        Restless?[] read = NinoDeserializer.Deserialize<Restless?[]>(bytes)!;
        Assert.Equal(7, read[0]!.Value.Value);
        Assert.All(read.Skip(1), element => Assert.Null(element));
    }

    private static byte[] SerializeWhile(Restless?[] elements, Action change)
    {
        Restless.Asked = () =>
        {
            Restless.Asked = null;
            change();
        };
        try
        {
            return NinoSerializer.Serialize(elements);
        }
        finally
        {
            Restless.Asked = null;
        }
    }
}
