using System;
using System.Linq;
using Nino.Contract;
using Nino.Core;
using Nino.Tests.Matrix;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Each collection that the library knows has nullable elements as an array has them: presence bits, then the values (format.md §6).</summary>
public sealed class NullableKindsTests
{
    public static TheoryData<string> Known => new(KnownGenerics.Formatters
        .Where(known => known.Value.Kind == FormKind.Collection && known.Key.EndsWith("`1", StringComparison.Ordinal))
        .Select(known => known.Key));

    [Theory]
    [MemberData(nameof(Known))]
    public void Collection_OfNullables_HasTheFormOfAnArray(string name)
    {
        Type type = TypeRows.All.First(row => row.Type.IsGenericType && row.Type.GetGenericTypeDefinition().FullName == name).Type.GetGenericTypeDefinition().MakeGenericType(typeof(int?));
        byte[] bytes = NinoSerializer.Serialize(new int?[] { 1, null, 3 });

        byte[] written = NinoSerializer.Serialize(NinoDeserializer.Deserialize(bytes, type)!, type);

        Assert.Equal(bytes.Length, written.Length);
        Assert.Equal([null, 1, 3], NinoDeserializer.Deserialize<int?[]>(written)!.Order());
    }
}
