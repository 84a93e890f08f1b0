using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Structs without the attribute that differ in size, because of what they hold.</summary>
public sealed class UnmarkedOptionalTests
{
    [Fact]
    public void Struct_ThatHoldsNullables_HasAHead()
    {
        Payload.Is("02 01 07000000", new Maybe { Number = 7 });
        Payload.Is("02 00", default(Maybe));
        Payload.Is("04 01 03000000 04000000 01 05000000", new MaybeOf<int> { Number = 3, Other = 4, Day = DayOfWeek.Friday });
        Payload.Is("03 01 01000000 00", new ReadOnlyMaybe(1, null));
        Payload.Is("02 03 01 01000000 01 02000000", new List<ReadOnlyMaybe> { new(1, 2) });
    }

    [Fact]
    public void Struct_ThatHoldsSuchStructs_HasThemAll()
    {
        MaybeMore more = new(7) { First = new() { Other = 2 }, Second = new() { Day = DayOfWeek.Monday }, Pair = (3, 4) };
        Payload.Is("05 04 00 02000000 00 04 00 00 01 01000000 01 0700000000000000 03000000 01 04", more);
        Payload.Is("02 05 04 00 02000000 00 04 00 00 01 01000000 01 0700000000000000 03000000 01 04", new HolderOfMaybe { More = more });
    }

    [Fact]
    public void Struct_WhoseMemberHasACustomFormatter_IsWrittenWithIt() =>
        Payload.Is("03 05 01000000", new Coded { Code = new() { Number = 5 }, Count = 1 });

    [Fact]
    public void Struct_InAnExistingArray_IsReadInto()
    {
        MaybeMore[]? existing = [default];
        MaybeMore[] array = existing;
        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(new MaybeMore[] { new(5) { Pair = (7, null) } }));
        Assert.Same(array, existing);
        Assert.Equal((7, (byte?)null), array[0].Pair);
    }
}

public struct Maybe
{
    public int? Number;
}

public struct MaybeOf<T>
    where T : struct
{
    public T? Number;
    public T Other;
    public DayOfWeek? Day;
}

public readonly struct ReadOnlyMaybe(int? first, int? second)
{
    public readonly int? First = first;

    public int? Second { get; } = second;
}

public struct MaybeMore(long hidden)
{
    public MaybeOf<int> First;
    public MaybeOf<byte> Second;
    private readonly long? _hidden = hidden;

    public (int, byte?) Pair { get; set; }
}

[NinoType]
public sealed class HolderOfMaybe
{
    public MaybeMore More;
}

[NinoCustomFormatter(typeof(CodeFormatter))]
public struct Code
{
    public int Number;
}

public struct Coded
{
    public Code Code;
    public int Count;
}

public sealed class CodeFormatter : NinoFormatter<Code>
{
    public override void Serialize(Code value, ref Writer writer) => writer.Write((byte)value.Number);

    public override void Deserialize(out Code value, ref Reader reader)
    {
        reader.Read(out byte number);
        value = new Code { Number = number };
    }

    public override void DeserializeRef(ref Code value, ref Reader reader) => Deserialize(out value, ref reader);
}
