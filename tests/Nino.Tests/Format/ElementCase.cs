using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>A stream of elements.</summary>
public sealed class ElementCase(string text, NinoStreamOptions options, params string[] elements) : FormatCase("13-elements", $"String elements: {text}")
{
    public override byte[] Write()
    {
        using MemoryStream stream = new();
        NinoSerializer.SerializeAsync(stream, Elements(), options).GetAwaiter().GetResult();
        return stream.ToArray();
    }

    public override void AssertReads(byte[] bytes)
    {
        using NinoStreamReader reader = new(new MemoryStream(bytes), options);
        Assert.Equal(elements, reader.ReadAll<List<string>>().SelectMany(list => list!));
        if (options.Index)
        {
            Assert.Equal(elements, RangeAsync(bytes).GetAwaiter().GetResult());
        }
    }

    private async Task<List<string?>> RangeAsync(byte[] bytes)
    {
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(bytes), options);
        List<string?> read = [];
        await foreach (string? element in reader.ReadRangeAsync<string>(0, elements.Length))
        {
            read.Add(element);
        }

        return read;
    }

    private async IAsyncEnumerable<string> Elements()
    {
        foreach (string element in elements)
        {
            await Task.CompletedTask;
            yield return element;
        }
    }
}
