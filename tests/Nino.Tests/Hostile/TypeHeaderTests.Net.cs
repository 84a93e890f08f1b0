using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class TypeHeaderTests
{
    [Fact]
    public void Deserialize_IndexThatWrapsAround_Throws()
    {
        object?[] values = Format.ManyTypes.Values;
        byte[] payload = NinoSerializer.Serialize(values);
        // The last element is a bool of index 0: F9 FFFFFFC8 would be index 0 in 32 bits.
        byte[] wrapped = [.. payload[..^2], 0xF9, 0xC8, 0xFF, 0xFF, 0xFF, 0x0F, payload[^1]];
        Read.RejectedAt<object?[]>(wrapped, payload.Length - 2, $"[{values.Length - 1}]", typeof(object));
    }
}
