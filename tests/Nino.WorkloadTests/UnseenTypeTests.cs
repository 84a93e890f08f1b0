using System;
using Nino.Core;
using Xunit;

namespace Nino.WorkloadTests;

/// <summary>Runtime mode in a program that has generated code for other types.</summary>
public sealed class UnseenTypeTests
{
    [Fact]
    public void Scalars_BesideGeneratedCode_AreServedAtRunTime()
    {
        // Closed by reflection, so that the generator does not see it.
        Type type = typeof(UnseenType<>).MakeGenericType(typeof(sbyte));
        object value = Activator.CreateInstance(type)!;
        foreach ((string member, object content) in new (string, object)[]
        {
            (nameof(UnseenType<>.Value), (sbyte)-3),
            (nameof(UnseenType<>.Number), 7),
            (nameof(UnseenType<>.Price), 1.5m),
            (nameof(UnseenType<>.Key), new Guid("00112233-4455-6677-8899-aabbccddeeff")),
            (nameof(UnseenType<>.Kind), DateTimeKind.Utc),
        })
        {
            type.GetField(member)!.SetValue(value, content);
        }

        byte[] bytes = NinoSerializer.Serialize(value, type);

        object copy = NinoDeserializer.Deserialize(bytes, type)!;
        Assert.All(type.GetFields(), field => Assert.Equal(field.GetValue(value), field.GetValue(copy)));
    }
}
