using System;
using System.IO;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Fuzz.Inputs;

/// <inheritdoc/>
internal sealed class RootOf<T> : Root
{
    private static readonly NinoOptions Framed = NinoOptions.Default with { Compression = NinoCompression.Zlib() };

    [System.Diagnostics.CodeAnalysis.SetsRequiredMembers]
    public RootOf(string name) => Name = name;

    public override Type Type => typeof(T);

    public override byte[] Write(object? value) => NinoSerializer.Serialize((T?)value);

    public override object? Read(Entry entry, ReadOnlySpan<byte> bytes, byte[] existing)
    {
        switch (entry)
        {
            case Entry.Consumed:
                return NinoDeserializer.Deserialize<T>(bytes, out _);
            case Entry.Segments:
                return NinoDeserializer.Deserialize<T>(Segments.OfOneByte(bytes.ToArray()));
            case Entry.Existing:
                T? target = NinoDeserializer.Deserialize<T>(existing);
                NinoDeserializer.DeserializeRef(ref target, bytes);
                return target;
            case Entry.ByType:
                return NinoDeserializer.Deserialize(bytes, typeof(T));
            case Entry.Object:
                return NinoDeserializer.Deserialize<object>(bytes);
            case Entry.Frame:
                return NinoDeserializer.Deserialize<T>(Frames.Of(bytes), Framed);
            case Entry.RawFrame:
                return NinoDeserializer.Deserialize<T>(bytes, Framed);
            case Entry.Stream:
                // Everything is there, so that nothing is waited for.
                return NinoDeserializer.DeserializeAsync<T>(new MemoryStream(bytes.ToArray())).AsTask().GetAwaiter().GetResult();
            case Entry.Compiled:
                return Compiled.DeserializeBoxed(bytes, null, null);
            case Entry.CompiledExisting:
                return Compiled.DeserializeBoxed(bytes, Compiled.DeserializeBoxed(existing, null, null), null);
            case Entry.Interpreted:
                return Interpreted.DeserializeBoxed(bytes, null, null);
            case Entry.InterpretedExisting:
                return Interpreted.DeserializeBoxed(bytes, Interpreted.DeserializeBoxed(existing, null, null), null);
            default:
                return NinoDeserializer.Deserialize<T>(bytes);
        }
    }
}
