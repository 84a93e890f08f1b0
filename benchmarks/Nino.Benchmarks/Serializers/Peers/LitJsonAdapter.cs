using System;
using System.Globalization;
using System.Text;
using LitJson;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class LitJsonAdapter() : GenericSerializer<LitJsonAdapter.Codec>("LitJson", SerializerKind.TextPeer, () => typeof(JsonMapper))
{
    static LitJsonAdapter()
    {
        // Its own date format drops ticks and kind, and it knows neither time spans nor Guids.
        JsonMapper.RegisterExporter<DateTime>((value, writer) => writer.Write(value.ToString("O", CultureInfo.InvariantCulture)));
        JsonMapper.RegisterImporter<string, DateTime>(text =>
            DateTime.Parse(text, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind));
        JsonMapper.RegisterExporter<TimeSpan>((value, writer) => writer.Write(value.ToString("c", CultureInfo.InvariantCulture)));
        JsonMapper.RegisterImporter<string, TimeSpan>(text => TimeSpan.Parse(text, CultureInfo.InvariantCulture));
        JsonMapper.RegisterExporter<Guid>((value, writer) => writer.Write(value.ToString("D")));
        JsonMapper.RegisterImporter<string, Guid>(Guid.Parse);
    }

    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value) => Encoding.UTF8.GetBytes(JsonMapper.ToJson(value));

        public T Read<T>(byte[] bytes) => JsonMapper.ToObject<T>(Encoding.UTF8.GetString(bytes));
    }
}
