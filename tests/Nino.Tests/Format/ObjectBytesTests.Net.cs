using System;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class ObjectBytesTests
{
    [Fact]
    public void Derived_PastTheShortIndexes_HaveALongOne()
    {
        object?[] values = ManyTypes.Values;
        byte[] payload = NinoSerializer.Serialize(values);
        int logout = Array.FindIndex(values, value => value is Logout);
        // The one before the last is a Logout, whose members are a head and an int; the last is a bool, of index 0.
        Assert.Equal($"F9{logout - 56:X2}0200000000C000", Hex.Text(payload.AsSpan(payload.Length - 9)));
        Assert.Null(Structure.Difference(values, NinoDeserializer.Deserialize<object?[]>(payload)));
    }

    [Fact]
    public void Derived_NewBehindATypeOfTheFirstLongIndex_IsNotTakenForIt()
    {
        // The head of a new type is 192 + 56: a type of that index must not be found under it.
        object?[] named = [.. ManyTypes.Values.Where(value => value is not Animal).Take(56)];
        object?[] values = [.. named, new Dog { Name = "d" }, new Animal?[] { new Puppy { Name = "p" }, new Dog { Name = "e" } }];
        Assert.Equal(named.Length, named.Select(value => value!.GetType()).Distinct().Count());
        Assert.Null(Structure.Difference(values, NinoDeserializer.Deserialize<object?[]>(NinoSerializer.Serialize(values))));
    }
}
