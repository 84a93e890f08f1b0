using System;
using Nino.Core;

namespace Nino.Tests.CustomFormatters;

public sealed class IsbnFormatter : NinoFormatter<Isbn?>
{
    private const int Digits = 6;

    public override void Serialize(Isbn? value, ref Writer writer)
    {
        writer.Write(value is not null);
        for (int i = 0; value is not null && i < Digits; i++)
        {
            writer.Write((byte)(value.Number >> (8 * i)));
        }
    }

    public override void Deserialize(out Isbn? value, ref Reader reader)
    {
        value = null;
        DeserializeRef(ref value, ref reader);
    }

    public override void DeserializeRef(ref Isbn? value, ref Reader reader)
    {
        reader.Read(out bool isPresent);
        if (!isPresent)
        {
            value = null;
            return;
        }

        reader.GetBytes(Digits, out ReadOnlySpan<byte> bytes);
        // By name, Mono's library has another indexer of read-only spans than netstandard2.1.
        byte[] digits = bytes.ToArray();
        long number = 0;
        for (int i = 0; i < Digits; i++)
        {
            number |= (long)digits[i] << (8 * i);
        }

        if (number > 9_999_999_999_999)
        {
            throw new NinoException("This is no ISBN.");
        }

        value ??= new Isbn(0);
        value.Number = number;
    }
}
