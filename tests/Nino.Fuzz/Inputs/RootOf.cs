using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Fuzz.Inputs;

/// <inheritdoc/>
internal sealed class RootOf<T> : Root
{
    [System.Diagnostics.CodeAnalysis.SetsRequiredMembers]
    public RootOf(string name) => Name = name;

    public override Type Type => typeof(T);

    public override byte[] Write(object? value, NinoOptions? options = null) => NinoSerializer.Serialize((T?)value, options);

    public override object? Read(Way way, ReadOnlySpan<byte> bytes, byte[] existing)
    {
        NinoOptions? options = way.Options;
        switch (way.Entry)
        {
            case Entry.Consumed:
                return NinoDeserializer.Deserialize<T>(bytes, out _, options);
            case Entry.Segments:
                return NinoDeserializer.Deserialize<T>(Segments.OfOneByte(bytes.ToArray()), options);
            case Entry.Existing:
                T? target = NinoDeserializer.Deserialize<T>(existing);
                NinoDeserializer.DeserializeRef(ref target, bytes, options);
                return target;
            case Entry.ByType:
                return NinoDeserializer.Deserialize(bytes, typeof(T), options);
            case Entry.Object:
                return NinoDeserializer.Deserialize<object>(bytes, options);
            case Entry.Frame:
                return NinoDeserializer.Deserialize<T>(Frames.Of(bytes), options);
            case Entry.RawFrame:
                return NinoDeserializer.Deserialize<T>(bytes, options);
            case Entry.Stream:
                // Everything is there, so that nothing is waited for.
                return NinoDeserializer.DeserializeAsync<T>(new MemoryStream(bytes.ToArray()), options).AsTask().GetAwaiter().GetResult();
            case Entry.Drip:
                return NinoDeserializer.DeserializeAsync<T>(new DripStream(bytes.ToArray(), Math.Max(1, bytes.Length / MostDrops)), options).AsTask().GetAwaiter().GetResult();
            case Entry.Elements:
                return NinoDeserializer.DeserializeAsyncEnumerable<T>(new MemoryStream(bytes.ToArray()), new NinoStreamOptions { Values = options ?? NinoOptions.Default }).ToBlockingEnumerable().LastOrDefault();
            case Entry.Compiled:
                return Compiled.DeserializeBoxed(bytes, null, options);
            case Entry.CompiledExisting:
                return Compiled.DeserializeBoxed(bytes, Compiled.DeserializeBoxed(existing, null, null), options);
            case Entry.Interpreted:
                return Interpreted.DeserializeBoxed(bytes, null, options);
            case Entry.InterpretedExisting:
                return Interpreted.DeserializeBoxed(bytes, Interpreted.DeserializeBoxed(existing, null, null), options);
            default:
                return NinoDeserializer.Deserialize<T>(bytes, options);
        }
    }
}
