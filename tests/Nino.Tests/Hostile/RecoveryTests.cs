using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>After an error the library is as usable as before it: whatever failed before, a holder is written and read as ever.</summary>
public sealed class RecoveryTests
{
    [Fact]
    public void Deserialize_FailedAfterDerivedTypes_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        for (int length = 0; length < payload.Length; length++)
        {
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Holder>(payload.AsSpan(0, length)));
            AssertWorks(payload);
        }
    }

    [Fact]
    public void Serialize_FailedForLackOfSpace_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        for (int length = 0; length < payload.Length; length++)
        {
            byte[] destination = new byte[length];
            Assert.Throws<NinoException>(() => NinoSerializer.Serialize(Value(), destination.AsSpan()));
            AssertWorks(payload);
        }
    }

    [Fact]
    public void Serialize_FailedAtAnUnknownType_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        Holder bad = Value();
        bad.Things!.Add(new Unregistered());
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(bad));
        Assert.Equal(typeof(Unregistered), error.Type);
        Assert.Throws<NinoException>(() => NinoSerializer.GetSize(bad));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Holder { Anything = new object() }));
        AssertWorks(payload);
    }

    [Fact]
    public void Serialize_FailedAtACycle_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        Holder cycle = Value();
        cycle.Things!.Add(cycle);
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(cycle));
        AssertWorks(payload);
    }

    [Fact]
    public void Serialize_FailedInTheBufferWriter_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        Assert.Throws<InvalidOperationException>(() => NinoSerializer.Serialize(Value(), new FailingBufferWriter()));
        AssertWorks(payload);
    }

    [Fact]
    public void Deserialize_FailedOnSegments_LeavesNothingBehind()
    {
        byte[] payload = NinoSerializer.Serialize(Value());
        ReadOnlySequence<byte> cut = Segments.OfOneByte(payload[..^1]);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Holder>(cut));
        AssertWorks(payload);
    }

    [Fact]
    public void Serialize_OfNullType_IsAnArgumentError()
    {
        Assert.Throws<ArgumentNullException>(() => NinoSerializer.Serialize(1, (Type)null!));
        Assert.Throws<ArgumentNullException>(() => NinoDeserializer.Deserialize([1], null!));
    }

    private static Holder Value() => new()
    {
        Shape = new Circle { Radius = 1 },
        Animal = new Puppy { Name = "p" },
        Messages = [new Ping { Time = 1 }, new Login { User = "u" }, new Ping { Time = 2 }],
        Things = ["text", 1, new Circle(), new List<int> { 1 }],
    };

    private static void AssertWorks(byte[] payload)
    {
        Assert.Equal(payload, NinoSerializer.Serialize(Value()));
        Assert.Null(Structure.Difference(Value(), NinoDeserializer.Deserialize<Holder>(payload)));
    }

    private sealed class Unregistered;

    private sealed class FailingBufferWriter : IBufferWriter<byte>
    {
        private int _calls;

        public void Advance(int count) => _calls += count > 0 ? 1 : 0;

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();

        public Span<byte> GetSpan(int sizeHint = 0) => _calls < 3 ? new byte[sizeHint] : throw new InvalidOperationException();
    }
}
