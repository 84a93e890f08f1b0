using System.IO;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>A stream of messages.</summary>
public sealed class StreamCase(string text, NinoStreamOptions options, params string[] messages) : FormatCase("13-messages", $"String messages: {text}")
{
    public override byte[] Write()
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, options))
        {
            foreach (string message in messages)
            {
                writer.Write(message);
            }
        }

        return stream.ToArray();
    }

    public override void AssertReads(byte[] bytes)
    {
        using NinoStreamReader reader = new(new MemoryStream(bytes), options);
        Assert.Equal(messages, reader.ReadAll<string>());
    }
}
