using System;
using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Arrays are equal only to themselves, so two empty ones are two elements of a set and two keys of a dictionary, and stay so when they are read.</summary>
public class EmptyArrayKeyTests
{
    [Fact]
    public void Set_OfTwoEmptyArrays_IsRead() => AssertTwo(Copy(new HashSet<int[]> { Array.Empty<int>(), new int[0] })!.Count);

    [Fact]
    public void Set_OfTwoEmptyArraysOfReferences_IsRead() => AssertTwo(Copy(new HashSet<string[]> { Array.Empty<string>(), new string[0] })!.Count);

    [Fact]
    public void Set_OfTuplesOfEmptyArrays_IsRead() => AssertTwo(Copy(new HashSet<(byte[], int)> { (Array.Empty<byte>(), 1), (new byte[0], 1) })!.Count);

    [Fact]
    public void Set_OfTwoEmptyMultiArrays_IsRead() => AssertTwo(Copy(new HashSet<int[,]> { new int[0, 0], new int[0, 0] })!.Count);

    [Fact]
    public void Dictionary_OfTwoEmptyArrays_IsRead() => AssertTwo(Copy(new Dictionary<bool[], int> { [Array.Empty<bool>()] = 1, [new bool[0]] = 2 })!.Count);

    [Fact]
    public void CompactSet_OfTwoEmptyArrays_IsRead() => AssertTwo(Copy(new Arrays { Compact = { Array.Empty<long>(), new long[0] } })!.Compact.Count);

    private static void AssertTwo(int count) => Assert.Equal(2, count);

    private static T? Copy<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));

    [NinoType]
    public sealed class Arrays
    {
        [NinoCompact]
        public HashSet<long[]> Compact = new();
    }
}
