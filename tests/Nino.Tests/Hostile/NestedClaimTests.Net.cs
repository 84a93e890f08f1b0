using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Counts that claim the bytes that the counts around them have claimed: each level of a type that holds itself makes room for all that is left.</summary>
public sealed class NestedClaimTests
{
    private const int Length = 64 * 1024;

    private const int Levels = 400;

    private static readonly NinoOptions Options = NinoOptions.Default with { MaxAllocatedBytes = 4 << 20 };

    [Theory]
    [InlineData(typeof(ListClaim), 1, "")]
    [InlineData(typeof(ArrayClaim), 1, "")]
    [InlineData(typeof(NestedClaim), 1, "02")]
    [InlineData(typeof(DictionaryClaim), 2, "00")]
    [InlineData(typeof(QueueClaim), 1, "")]
    public void Deserialize_CountsThatClaimTheSameBytes_TakeWhatTheBudgetAllows(Type type, int minSize, string before)
    {
        byte[] bytes = Claims(minSize, Convert.FromHexString(before));
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(bytes, type, Options));
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;

        Assert.Contains("MaxAllocatedBytes", error.Message);
        // What tables take is estimated, and four levels are not counted: 400 would take 200 MB.
        Assert.InRange(allocated, 0, 4 * Options.MaxAllocatedBytes!.Value);
    }

    [Fact]
    public void Deserialize_ElementsFarInside_AreCounted()
    {
        ListClaim value = new() { Children = [.. new ListClaim?[100_000]] };
        for (int i = 0; i < 10; i++)
        {
            value = new ListClaim { Children = [value] };
        }

        byte[] bytes = NinoSerializer.Serialize(value);
        Assert.NotNull(NinoDeserializer.Deserialize<ListClaim>(bytes));
        Assert.NotNull(NinoDeserializer.Deserialize<ListClaim>(bytes, NinoOptions.Default with { MaxAllocatedBytes = 900_000 }));
        Assert.Contains("MaxAllocatedBytes", Assert.Throws<NinoException>(() =>
            NinoDeserializer.Deserialize<ListClaim>(bytes, NinoOptions.Default with { MaxAllocatedBytes = 700_000 })).Message);
    }

    /// <summary>Objects of one member, a collection that claims all that is left and begins with the next of them; then nulls.</summary>
    private static byte[] Claims(int minSize, byte[] before)
    {
        List<byte> bytes = [];
        for (int level = 0; level < Levels; level++)
        {
            bytes.Add(2);
            byte[] count = NinoSerializer.Serialize(new byte[(Length - bytes.Count - 16) / minSize]);
            bytes.AddRange(count.AsSpan(0, count.Length - ((Length - bytes.Count - 16) / minSize)));
            bytes.AddRange(before);
        }

        bytes.AddRange(new byte[Length - bytes.Count]);
        return [.. bytes];
    }
}
