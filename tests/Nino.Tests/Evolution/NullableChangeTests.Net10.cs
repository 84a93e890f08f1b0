using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Drawing;
using System.Linq;
using System.Numerics;
using System.Text;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Core.Schemas;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>A member of a version-tolerant type that becomes nullable: the schema calls it safe where all values are read, and only there.</summary>
public sealed class NullableChangeTests
{
    [Fact]
    public void Schema_CallsItSafe_WhereValuesAreRead()
    {
        List<string> wrong = [];
        Try(wrong, true, 0, -7);
        Try(wrong, true, 0ul, 7ul);
        Try(wrong, true, false, true);
        Try(wrong, true, '\0', 'x');
        Try(wrong, true, 0.0, 1.5);
        Try(wrong, true, (Half)0, (Half)2);
        Try(wrong, true, Int128.Zero, Int128.MaxValue);
        Try(wrong, true, IntPtr.Zero, (nint)5);
        Try(wrong, true, 0m, 12.5m);
        Try(wrong, true, Guid.Empty, new Guid(1, 2, 3, [4, 5, 6, 7, 8, 9, 10, 11]));
        Try(wrong, true, default, DateTime.MaxValue);
        Try(wrong, true, default, DateTimeOffset.MaxValue);
        Try(wrong, true, default, TimeSpan.FromDays(2));
        Try(wrong, true, default, DateOnly.MaxValue);
        Try(wrong, true, default, TimeOnly.MaxValue);
        Try(wrong, true, default, new Rune('x'));
        Try(wrong, true, default, new Index(3));
        Try(wrong, true, default, 1..3);
        Try(wrong, true, default, new Complex(1, 2));
        Try(wrong, true, default, new Vector3(1, 2, 3));
        Try(wrong, true, default, new Point(1, 2));
        Try(wrong, true, default, DayOfWeek.Friday);
        Try(wrong, true, default, (1, 2L));
        Try(wrong, true, default, (1, (2, true)));
        Try(wrong, true, default, new KeyValuePair<int, int>(1, 2));
        Try(wrong, true, default, default(ValueTuple));
        Try(wrong, true, default, new NullableChangeSpot { X = 3, Y = 4 });
        Try(wrong, true, default, new TolerantStruct { A = 1, B = "b" });
        Try(wrong, true, default, new NullableChangeText { Text = "a" });

        Try(wrong, false, BigInteger.Zero, BigInteger.One);
        Try(wrong, false, default, (1, "a"));
        Try(wrong, false, default, (1, new NullableChangeText { Text = "a" }));
        Try(wrong, false, default, (1, (int?)2));
        Try(wrong, false, default, new KeyValuePair<int, string>(1, "a"));
        Try(wrong, false, default, Color.Red);
        Try<ImmutableArray<int>>(wrong, false, [], [1, 2]);
        Try(wrong, false, new ArraySegment<int>([]), new ArraySegment<int>([1]));
        Try(wrong, false, default, new Memory<byte>([1]));
        Try(wrong, false, default, new NinoCompactValue<int>(5));
        Assert.True(wrong.Count == 0, string.Join("\n", wrong));
    }

    [Fact]
    public void Schema_CallsCompactNumbersUnsafe()
    {
        NinoSchema newer = Renamed<NullableChangeCompactLater, NullableChangeCompact>();
        IEnumerable<NinoSchemaChange> breaking = newer.ChangesSince(NinoSchema.Of<NullableChangeCompact>()).Where(change => change.IsBreaking);
        Assert.Equal("Number, Length", string.Join(", ", breaking.Select(change => change.Member)));
    }

    /// <summary>What the page says of compact numbers that get another type.</summary>
    [Fact]
    public void CompactNumbers_AreReadAsOthers()
    {
        byte[] bytes = NinoSerializer.Serialize(new NullableChangeCompact { Length = 300 });
        NullableChangeCompactLater later = NinoDeserializer.Deserialize<NullableChangeCompactLater>(bytes)!;
        Assert.Equal((null, 150L), (later.Number, later.Length));
    }

    private static void Try<T>(List<string> wrong, bool isSafe, params ReadOnlySpan<T> values)
        where T : struct
    {
        IEnumerable<NinoSchemaChange> breaking = Renamed<NullableChangeLater<T>, NullableChange<T>>().ChangesSince(NinoSchema.Of<NullableChange<T>>()).Where(change => change.IsBreaking);
        if (breaking.Any() == isSafe)
        {
            wrong.Add($"{typeof(T)}: the schema calls it {(isSafe ? "breaking" : "safe")}. {string.Join(" ", breaking.Select(change => change.Message))}");
        }

        bool isRead = true;
        foreach (T value in values)
        {
            try
            {
                NullableChangeLater<T> later = NinoDeserializer.Deserialize<NullableChangeLater<T>>(NinoSerializer.Serialize(new NullableChange<T> { Value = value }))!;
                isRead &= later.Value is { } back && Structure.Difference(value, back) is null;
            }
            catch (NinoException)
            {
                isRead = false;
            }
        }

        if (isRead != isSafe)
        {
            wrong.Add($"{typeof(T)}: values are {(isRead ? "" : "not ")}read");
        }
    }

    private static NinoSchema Renamed<TFrom, TTo>() =>
        new([.. NinoSchema.Of<TFrom>().Types.Select(type => type.Name == TypeNames.Of(typeof(TFrom)) ? type with { Name = TypeNames.Of(typeof(TTo)) } : type)]);
}

[NinoType(VersionTolerant = true)]
public class NullableChange<T>
    where T : struct
{
    [NinoMember(1)]
    public T Value;
}

[NinoType(VersionTolerant = true)]
public class NullableChangeLater<T>
    where T : struct
{
    [NinoMember(1)]
    public T? Value;
}

[NinoType]
public struct NullableChangeSpot
{
    public int X;
    public byte Y;
}

[NinoType]
public struct NullableChangeText
{
    public string? Text;
}

[NinoType(VersionTolerant = true)]
public class NullableChangeCompact
{
    [NinoMember(1), NinoCompact]
    public int Number;

    [NinoMember(4), NinoCompact]
    public uint Length;
}

[NinoType(VersionTolerant = true)]
public class NullableChangeCompactLater
{
    [NinoMember(1), NinoCompact]
    public int? Number;

    [NinoMember(4), NinoCompact]
    public long Length;
}
