using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>A value whose bytes are locked by a hex file.</summary>
public abstract class FormatCase(string file, string text)
{
    /// <summary>The name of the file, without its extension.</summary>
    public string File => file;

    /// <summary>The value as C#, after its declared type.</summary>
    public string Text => text;

    public abstract byte[] Write();

    public abstract void AssertReads(byte[] bytes);
}

public sealed class FormatCase<T>(string file, string text, T? value, NinoOptions? options = null) : FormatCase(file, text)
{
    public override byte[] Write() => NinoSerializer.Serialize(value, options);

    public override void AssertReads(byte[] bytes) => Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(bytes, options)));
}
