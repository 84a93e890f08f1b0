using System.IO.Pipelines;
using System.Linq;
using System.Threading.Tasks;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    [Fact]
    public async Task Pipe_Value_IsReadAndTheRestIsLeft()
    {
        foreach (T? value in All)
        {
            byte[] bytes = NinoSerializer.Serialize(value);
            bytes = IsFixedSizeWithId ? bytes[5..] : bytes;
            Pipe pipe = new(new PipeOptions(minimumSegmentSize: 16, pauseWriterThreshold: 0));
            ValueTask<T?> reading = NinoDeserializer.DeserializeAsync<T>(pipe.Reader);
            int size = bytes.Length > Small ? bytes.Length / 20 : 3;
            foreach (byte[] part in bytes.Concat(Behind).ToArray().Chunk(size))
            {
                await pipe.Writer.WriteAsync(part);
            }

            AssertSame(value, await reading);
            Assert.True(pipe.Reader.TryRead(out ReadResult rest));
            Assert.Equal(Behind.Length, rest.Buffer.Length);
        }
    }
}
