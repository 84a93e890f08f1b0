using System;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Arrays of values of which some bytes are none, which are checked while they are copied.</summary>
public sealed class CheckedArrayTests
{
    private static readonly int[] Counts = [.. Enumerable.Range(0, 70), 127, 128, 129, 200];

    [Fact]
    public void Values_AreReadIntoAnArray_AndNothingBehindIt()
    {
        AssertRead(i => i % 3 == 0);
        AssertRead(i => new DateTime(i % 2 == 0 ? DateTime.MaxValue.Ticks : i, (DateTimeKind)(i % 3)));
        AssertRead(i => i % 2 == 0 ? TimeOnly.MaxValue : new TimeOnly(i));
        AssertRead(i => i % 2 == 0 ? DateOnly.MaxValue : DateOnly.FromDayNumber(i));
        AssertRead(i => i % 2 == 0 ? decimal.MinValue : 0.0000000000000000000000000001m);
        AssertRead(i => new Rune(i % 2 == 0 ? 0x10FFFF : i));
        AssertRead(i => i % 2 == 0 ? CheckedStruct.Full : new CheckedStruct { Flag = true });
        AssertRead(i => new FlagAndNumber { Flag = i % 2 == 0, Number = (byte)i });
    }

    [Fact]
    public void Value_ThatCSharpCannotMake_IsRefusedAtEachPlace()
    {
        AssertRefused(true, [2]);
        AssertRefused(DateTime.MaxValue, [0, 0, 0, 0, 0, 0, 0, 0x3F]);
        AssertRefused(TimeOnly.MaxValue, [0, 0, 0, 0, 0xCA, 0, 0, 0]);
        AssertRefused(DateOnly.MaxValue, [0xDB, 0xB9, 0x37, 0]);
        AssertRefused(decimal.One, [0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        AssertRefused(new Rune(0x10FFFF), [0, 0xD8, 0, 0]);
        AssertRefused(new FlagAndNumber { Flag = true }, [2]);
    }

    private static void AssertRead<T>(Func<int, T> make)
    {
        foreach (int count in Counts)
        {
            T[] values = [.. Enumerable.Range(0, count).Select(make)];
            byte[] bytes = NinoSerializer.Serialize(values);
            T[] existing = [.. Enumerable.Repeat(make(1), count + 64)];
            Memory<T> part = existing.AsMemory(0, count);
            NinoDeserializer.DeserializeRef(ref part, bytes);
            Assert.Equal(values.Concat(Enumerable.Repeat(make(1), 64)), existing);
            Assert.Equal(values, NinoDeserializer.Deserialize<T[]>(bytes));
        }
    }

    /// <summary>Each value by itself is the one that is not valid; what was read into keeps nothing that C# could not have made.</summary>
    private static void AssertRefused<T>(T value, byte[] invalid)
        where T : struct
    {
        foreach (int count in new[] { 1, 31, 32, 33, 70, 200 })
        {
            byte[] bytes = NinoSerializer.Serialize(Enumerable.Repeat(value, count).ToArray());
            int size = NinoSerializer.Serialize(value).Length;
            for (int i = 0; i < count; i++)
            {
                byte[] changed = [.. bytes];
                invalid.CopyTo(changed, bytes.Length - ((count - i) * size));
                T[]? existing = new T[count];
                NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(changed, ref existing));
                Assert.StartsWith($"[{i}]", error.Path, StringComparison.Ordinal);
                Assert.All(existing!, one => Assert.True(one.Equals(default(T)) || one.Equals(value)));
            }
        }
    }

    /// <summary>Without padding.</summary>
    [NinoType]
    public struct FlagAndNumber
    {
        public bool Flag;
        public byte Number;
    }
}
