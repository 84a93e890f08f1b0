using System;
using System.Collections.Generic;
using System.Text;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Kit;

/// <summary>Names closed types that tests hand to generic code, where the generator does not see them. Never called.</summary>
internal static class Roots
{
    public static long Name() =>
        NinoSerializer.GetSize<Outer.Of<int>.Inner<string>>(default) +
        NinoSerializer.GetSize<OfByte>(default) +
        NinoSerializer.GetSize<OfSByte>(default) +
        NinoSerializer.GetSize<OfInt16>(default) +
        NinoSerializer.GetSize<OfUInt16>(default) +
        NinoSerializer.GetSize<OfInt32>(default) +
        NinoSerializer.GetSize<OfUInt32>(default) +
        NinoSerializer.GetSize<OfInt64>(default) +
        NinoSerializer.GetSize<OfUInt64>(default) +
        NinoSerializer.GetSize<UnpaddedStruct>(default) +
        NinoSerializer.GetSize<int?>(default) +
        NinoSerializer.GetSize<bool?>(default) +
        NinoSerializer.GetSize<DateTime?>(default) +
        NinoSerializer.GetSize<OfInt64?>(default) +
        NinoSerializer.GetSize<PaddedStruct?>(default) +
        NinoSerializer.GetSize<TextStruct?>(default) +
        NinoSerializer.GetSize<bool[]>(default) +
        NinoSerializer.GetSize<List<bool>>(default) +
        NinoSerializer.GetSize<Dictionary<int, bool>>(default) +
        NinoSerializer.GetSize<decimal?>(default) +
        NinoSerializer.GetSize<decimal[]>(default) +
        NinoSerializer.GetSize<List<decimal>>(default) +
        NinoSerializer.GetSize<Dictionary<int, decimal>>(default) +
        NinoSerializer.GetSize<DateTime[]>(default) +
        NinoSerializer.GetSize<List<DateTime>>(default) +
        NinoSerializer.GetSize<Dictionary<int, DateTime>>(default) +
        NinoSerializer.GetSize<DateTimeOffset?>(default) +
        NinoSerializer.GetSize<DateTimeOffset[]>(default) +
        NinoSerializer.GetSize<List<DateTimeOffset>>(default) +
        NinoSerializer.GetSize<Dictionary<int, DateTimeOffset>>(default) +
        NinoSerializer.GetSize<DateOnly?>(default) +
        NinoSerializer.GetSize<DateOnly[]>(default) +
        NinoSerializer.GetSize<List<DateOnly>>(default) +
        NinoSerializer.GetSize<Dictionary<int, DateOnly>>(default) +
        NinoSerializer.GetSize<TimeOnly?>(default) +
        NinoSerializer.GetSize<TimeOnly[]>(default) +
        NinoSerializer.GetSize<List<TimeOnly>>(default) +
        NinoSerializer.GetSize<Dictionary<int, TimeOnly>>(default) +
        NinoSerializer.GetSize<Rune?>(default) +
        NinoSerializer.GetSize<Rune[]>(default) +
        NinoSerializer.GetSize<List<Rune>>(default) +
        NinoSerializer.GetSize<Dictionary<int, Rune>>(default) +
        NinoSerializer.GetSize<byte[]>(default) +
        NinoSerializer.GetSize<int[]>(default) +
        NinoSerializer.GetSize<string?[]>(default) +
        NinoSerializer.GetSize<int?[]>(default) +
        NinoSerializer.GetSize<int[]?[]>(default) +
        NinoSerializer.GetSize<PaddedStruct[]>(default) +
        NinoSerializer.GetSize<List<int>>(default) +
        NinoSerializer.GetSize<List<string?>>(default) +
        NinoSerializer.GetSize<List<object?>>(default) +
        NinoSerializer.GetSize<HashSet<int>>(default) +
        NinoSerializer.GetSize<HashSet<byte>>(default) +
        NinoSerializer.GetSize<Queue<int>>(default) +
        NinoSerializer.GetSize<Queue<byte>>(default) +
        NinoSerializer.GetSize<Stack<int>>(default) +
        NinoSerializer.GetSize<Stack<byte>>(default) +
        NinoSerializer.GetSize<LinkedList<int>>(default) +
        NinoSerializer.GetSize<LinkedList<byte>>(default) +
        NinoSerializer.GetSize<Dictionary<int, int>>(default) +
        NinoSerializer.GetSize<Dictionary<string, string?>>(default) +
        NinoSerializer.GetSize<Dictionary<int, string?>>(default) +
        NinoSerializer.GetSize<Dictionary<string, int>>(default) +
        NinoSerializer.GetSize<Animal?[]>(default) +
        NinoSerializer.GetSize<Shape?[]>(default) +
        NinoSerializer.GetSize<IMessage?[]>(default) +
        NinoSerializer.GetSize<object?[]>(default) +
        NinoSerializer.GetSize<ExplicitLayout[]>(default) +
        NinoSerializer.GetSize<NumberedLayout[]>(default) +
        NinoSerializer.GetSize<SizedLayout[]>(default) +
        NinoSerializer.GetSize<AutoLayout[]>(default) +
        NinoSerializer.GetSize<PackedLayout[]>(default) +
        NinoSerializer.GetSize<IgnoringLayout[]>(default) +
        NinoSerializer.GetSize<PrivateLayout[]>(default) +
        NinoSerializer.GetSize<TextStruct[]>(default) +
        NinoSerializer.GetSize<Person?[]>(default) +
        NinoSerializer.GetSize<List<Person?>>(default) +
        NinoSerializer.GetSize<List<PaddedStruct>>(default) +
        NinoSerializer.GetSize<HashSet<string?>>(default) +
        NinoSerializer.GetSize<Queue<string?>>(default) +
        NinoSerializer.GetSize<Stack<string?>>(default) +
        NinoSerializer.GetSize<LinkedList<string?>>(default) +
        NinoSerializer.GetSize<HashSet<Guid>>(default) +
        NinoSerializer.GetSize<Dictionary<Guid, int>>(default) +
        NinoSerializer.GetSize<HashSet<long>>(default) +
        NinoSerializer.GetSize<Guid[]>(default) +
        NinoSerializer.GetSize<KeyValuePair<int, long>>(default) +
        NinoSerializer.GetSize<KeyValuePair<string, string?>>(default) +
        NinoSerializer.GetSize<Pair<int, byte>>(default) +
        NinoSerializer.GetSize<Box<string>>(default);
}
