using System;
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
}
