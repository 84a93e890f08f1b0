using System;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Generics;

/// <summary>Generic types in generic types, deeper than what takes twice the time for each level would come to an end with.</summary>
public class DeepGenericsTests
{
    private const int Levels = 32;

    [Fact]
    public void TypeAtTheRoot_IsComposed()
    {
        Type type = Nested(typeof(int));
        byte[] bytes = NinoSerializer.Serialize(Activator.CreateInstance(type)!, type);
        Assert.Equal([3, 0, 0], bytes);
        Assert.IsType(type, NinoDeserializer.Deserialize(bytes, type));
    }

    [Fact]
    public void TypeOfAMember_IsComposed()
    {
        Type type = typeof(Box<>).MakeGenericType(Nested(typeof(string)).MakeArrayType());
        byte[] bytes = NinoSerializer.Serialize(Activator.CreateInstance(type)!, type);
        Assert.Equal([3, 0, 0], bytes);
        Assert.IsType(type, NinoDeserializer.Deserialize(bytes, type));
    }

    [Fact]
    public void TypeWithOtherText_IsComposed()
    {
        Type type = typeof(Utf8Holder<>).MakeGenericType(Nested(typeof(string)));
        byte[] bytes = NinoSerializer.Serialize(Activator.CreateInstance(type)!, type);
        Assert.Equal([2, 0], bytes);
        Assert.IsType(type, NinoDeserializer.Deserialize(bytes, type));
    }

    private static Type Nested(Type type)
    {
        for (int i = 0; i < Levels; i++)
        {
            type = typeof(Box<>).MakeGenericType(type);
        }

        return type;
    }
}
