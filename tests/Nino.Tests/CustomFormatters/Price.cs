using Nino.Core;

namespace Nino.Tests.CustomFormatters;

/// <summary>An amount in a currency.</summary>
public readonly struct Price(decimal amount, string currency)
{
    public decimal Amount { get; } = amount;

    public string Currency { get; } = currency;
}

/// <summary>Writes amounts, all of one currency.</summary>
public sealed class PriceFormatter : NinoFormatter<Price>
{
    public override void Serialize(Price value, ref Writer writer) => writer.Write(value.Amount);

    public override void Deserialize(out Price value, ref Reader reader)
    {
        reader.Read(out decimal amount);
        value = new Price(amount, "EUR");
    }

    public override void DeserializeRef(ref Price value, ref Reader reader) => Deserialize(out value, ref reader);
}

/// <summary>A struct whose constructor takes all of its state.</summary>
[NinoType]
public readonly struct PricedItem(Price price, int count)
{
    [NinoCustomFormatter(typeof(PriceFormatter))]
    public Price Price { get; } = price;

    public int Count { get; } = count;
}

/// <summary>The same as a record.</summary>
[NinoType]
public readonly record struct PricedRecord([property: NinoCustomFormatter(typeof(PriceFormatter))] Price Price, int Count);

/// <summary>A number in a box.</summary>
public sealed class Crate
{
    public int Number { get; set; }
}

/// <summary>Reads into the box that is there.</summary>
public sealed class CrateFormatter : NinoFormatter<Crate>
{
    public override void Serialize(Crate value, ref Writer writer) => writer.Write(value.Number);

    public override void Deserialize(out Crate value, ref Reader reader)
    {
        value = new Crate();
        DeserializeRef(ref value, ref reader);
    }

    public override void DeserializeRef(ref Crate value, ref Reader reader)
    {
        reader.Read(out int number);
        value.Number = number;
    }
}

[NinoType]
public sealed class CrateHolder
{
    [NinoCustomFormatter(typeof(CrateFormatter))]
    public Crate? Crate;

    public int Late = 5;
}
