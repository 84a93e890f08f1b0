using System;
using Nino.Core;
using Nino.Tests.RuntimeMode;

[assembly: NinoCustomFormatter(typeof(FirstOfAssemblies))]
[assembly: NinoCustomFormatter(typeof(SecondOfAssemblies))]

namespace Nino.Tests.RuntimeMode;

[NinoType]
public class Refused
{
    public int Number { get; set; }
}

[NinoType]
public class Unseen
{
    public int Number { get; set; }
}

public class Unmarked
{
    public int Number { get; set; }
}

[NinoType]
public class Disordered
{
    private int _number;

    public int Field;

    public int Number
    {
        get => _number;
        set => _number = value + 0;
    }
}

[NinoType]
public class WithRandom
{
    public Random? Random { get; set; }
}

[NinoType]
public class Unmakeable(int other)
{
    public int Number { get; set; } = other;
}

/// <summary>The runtime takes one array for the other, C# does not.</summary>
[NinoType]
public class OfOtherNumbers(uint[] numbers)
{
    public int[] Numbers { get; } = new int[numbers.Length];
}

[NinoType]
public class OfVariable(ref readonly int number)
{
    public int Number { get; } = number;
}

[NinoType]
public class WithoutSetter
{
    [NinoMember(0)]
    public int Id => 1;
}

[NinoType]
public abstract class WithMarkedMember
{
    [NinoMember(0)]
    public int Id => 1;
}

[NinoType]
public class WithoutSetterOfBase : WithMarkedMember;

[NinoType]
public class NumberedTwice
{
    [NinoMember(1)]
    public int First { get; set; }

    [NinoMember(1)]
    public int Second { get; set; }
}

[NinoType]
public class MarkedAndIgnored
{
    [NinoMember(0)]
    [NinoIgnore]
    public int Number { get; set; }
}

[NinoType(false)]
public class MarkedPrivate
{
    [NinoMember(0)]
    private int _number = 1;

    public int Next() => ++_number;
}

[NinoType]
public class MarkedStatic
{
    [NinoMember(0)]
    public static int Total { get; set; }
}

[NinoType]
public class PoolOfAnother
{
    public int Number { get; set; }

    [NinoRefDeserialization]
    public static object Rent() => new PoolOfAnother();
}

[NinoType]
public class FormattedTwice
{
    [NinoCustomFormatter(typeof(FirstOfTwo))]
    [NinoCustomFormatter(typeof(SecondOfTwo))]
    public int Number { get; set; }
}

public class FirstOfTwo : NinoFormatter<int>
{
    public override void Serialize(int value, ref Writer writer) => writer.Write((byte)value);

    public override void Deserialize(out int value, ref Reader reader)
    {
        reader.Read(out byte read);
        value = read;
    }

    public override void DeserializeRef(ref int value, ref Reader reader) => Deserialize(out value, ref reader);
}

public class SecondOfTwo : FirstOfTwo;

[NinoCustomFormatter(typeof(FirstOfClaimed))]
[NinoCustomFormatter(typeof(SecondOfClaimed))]
public class ClaimedTwice;

public class ClaimedByAssemblies;

public abstract class EmptyFormatter<T> : NinoFormatter<T>
    where T : class, new()
{
    public override void Serialize(T value, ref Writer writer) => writer.Write((byte)1);

    public override void Deserialize(out T value, ref Reader reader)
    {
        reader.Read(out byte _);
        value = new T();
    }

    public override void DeserializeRef(ref T value, ref Reader reader) => Deserialize(out value, ref reader);
}

public class FirstOfClaimed : EmptyFormatter<ClaimedTwice>;

public class SecondOfClaimed : EmptyFormatter<ClaimedTwice>;

public class FirstOfAssemblies : EmptyFormatter<ClaimedByAssemblies>;

public class SecondOfAssemblies : EmptyFormatter<ClaimedByAssemblies>;
