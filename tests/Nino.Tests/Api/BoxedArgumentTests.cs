using System;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Api;

public class BoxedArgumentTests
{
    [Fact]
    public void Serialize_NullAsAValueType_ThrowsArgumentException() =>
        Assert.Throws<ArgumentException>(() => NinoSerializer.Serialize(null, typeof(int)));

    [Fact]
    public void Serialize_ValueOfAnotherType_ThrowsArgumentException() =>
        Assert.Throws<ArgumentException>(() => NinoSerializer.Serialize("text", typeof(int)));

    [Fact]
    public void Serialize_NullAsAReferenceType_GivesNull() =>
        Assert.Equal(new byte[] { 0 }, NinoSerializer.Serialize(null, typeof(string)));
}
