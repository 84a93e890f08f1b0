using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Tests.Compact;
using Nino.Tests.CustomFormatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>What a thread keeps for the next message does not depend on how large the messages were. Each test has a thread of its own.</summary>
public sealed class KeptMemoryTests
{
    private const int MB = 1024 * 1024;

    [Fact]
    public void ReadSession_AfterAMessageOfManyHeads_IsSmall() => SmallStack.Run(() =>
    {
        byte[] one = NinoSerializer.Serialize<object>(new Dog())[..];
        const int Count = 100_000;
        byte[] bytes = [.. NinoSerializer.Serialize(new byte[Count])[..3], .. Enumerable.Repeat(one, Count).SelectMany(part => part)];
        Assert.Equal(Count, NinoDeserializer.Deserialize<object[]>(bytes)!.Length);
        ReadSession kept = ReadSession.Rent();
        Assert.InRange(kept.Capacity, 1, 1024);
    });

    [Fact]
    public void ReadSession_AfterAUsualMessage_IsKept() => SmallStack.Run(() =>
    {
        NinoDeserializer.Deserialize<Animal?[]>(NinoSerializer.Serialize<Animal?[]>([new Dog(), new Puppy()]));
        ReadSession kept = ReadSession.Rent();
        ReadSession.Return(kept);
        Assert.Same(kept, ReadSession.Rent());
    });

    [Fact]
    public void BufferWriters_AfterLargeMessages_KeepAMegabyte() => SmallStack.Run(() =>
    {
        NinoArrayBufferWriter[] writers = Enumerable.Range(0, 4).Select(_ => NinoSerializer.GetBufferWriter()).ToArray();
        foreach (NinoArrayBufferWriter writer in writers)
        {
            NinoSerializer.Serialize(new byte[(MB / 2) + 1], writer);
        }

        Array.ForEach(writers, NinoSerializer.ReturnBufferWriter);
        Assert.InRange(KeptBuffers.Size, MB / 2, MB);
        Enumerable.Range(0, 4).Select(_ => KeptBuffers.Take()).ToArray();
        Assert.Equal(0, KeptBuffers.Size);
    });

    [Fact]
    public void WriteSession_AfterALargeMessage_KeepsAMegabyte() => SmallStack.Run(() =>
    {
        NinoSerializer.Serialize(Enumerable.Repeat(new string('a', MB), 4).ToList());
        WriteSession kept = WriteSession.Rent(isTarget: true);
        Assert.InRange(kept.Buffer.Length, 1, MB);
    });

    /// <summary>Objects of types that the program does not know are written with their tables, of which an input chooses how many there are.</summary>
    [Fact]
    public void WriteSession_AfterAMessageOfManyTables_IsSmall() => SmallStack.Run(() =>
    {
        const int Count = 50_000;
        byte[] one = NinoSerializer.Serialize<FallbackPart>(new KnownPart { Name = "a" });
        IEnumerable<byte> parts = Enumerable.Range(0, Count).SelectMany(i => (byte[])[one[0], .. BitConverter.GetBytes(0x2000_0000 + i), .. one[5..]]);
        FallbackPart?[] read = NinoDeserializer.Deserialize<FallbackPart?[]>([.. NinoSerializer.Serialize(new byte[Count])[..3], .. parts])!;
        Assert.Equal(0x2000_0000u + Count - 1, Assert.IsType<UnknownPart>(read[^1]).Unknown!.TypeId);
        byte[] bytes = NinoSerializer.Serialize(read);
        Assert.Equal(bytes, NinoSerializer.Serialize(NinoDeserializer.Deserialize<FallbackPart?[]>(bytes)));
        WriteSession kept = WriteSession.Rent(isTarget: true);
        Assert.InRange(kept.Types.Capacity, 0, 4096);
    });

    /// <summary>A thread that does nothing more would hold them for ever.</summary>
    [Fact]
    public void WriteSession_OfALargeMessageThatFails_IsLetGo() => SmallStack.Run(() =>
    {
        WeakReference session = SessionThatFails(new string('a', MB));
        AssertLetGo(session);
        NinoSerializer.Serialize<object>(new string('a', MB));
        Assert.InRange(WriteSession.Rent(isTarget: true).Buffer.Length, MB, MB);
    });

    /// <summary>The message keeps the buffer that became large for it, though the call inside needed a session of its own.</summary>
    [Fact]
    public void WriteSession_WithACallInside_IsKept() => SmallStack.Run(() =>
    {
        Envelope envelope = new() { Text = new string('a', MB / 2), Content = new Enclosed { Content = new Dog() } };
        Assert.InRange(Allocations.Of(() => NinoSerializer.GetSize(envelope)), 0, 16 * 1024);
    });

    /// <summary>So does the call inside, as far as both have no more than the thread may keep.</summary>
    [Fact]
    public void WriteSession_OfALargeCallInside_IsKept() => SmallStack.Run(() =>
    {
        string[] texts = [.. Enumerable.Repeat(new string('a', 1000), 150)];
        Envelope envelope = new() { Text = "a", Content = new Enclosed { Content = texts } };
        long inside = Allocations.Of(() => NinoSerializer.Serialize<object>(texts));
        Assert.InRange(Allocations.Of(() => NinoSerializer.GetSize(envelope)), inside, inside + (4 * 1024));
        WriteSession kept = WriteSession.Rent(isTarget: true);
        Assert.InRange(kept.Buffer.Length + WriteSession.Rent(isTarget: true).Buffer.Length, inside, MB);
    });

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference SessionThatFails(string text)
    {
        WriteSession session = WriteSession.Rent(isTarget: true);
        WriteSession.Return(session);
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new object[] { text, text, () => { } }));
        return new WeakReference(session);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void AssertLetGo(WeakReference reference)
    {
        for (int i = 0; i < 20 && reference.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.False(reference.IsAlive);
    }

    /// <summary>What is gathered before it is packed, of nullable elements and of kinds that are packed by way of their plain form.</summary>
    [Fact]
    public void PackedCollections_LargerThanAMegabyte_DoNotGoToThePool() => SmallStack.Run(() =>
    {
        byte[] bytes = new byte[MB];
        CompactNullables nullables = new() { Dates = [.. Enumerable.Repeat<DateTime?>(DateTime.UnixEpoch, MB / 4)] };
        CompactJagged kinds = new() { Queues = [new(Enumerable.Range(0, MB / 4).Select(number => number & 0x7FL))] };
        for (int i = 0; i < 2; i++)
        {
            Assert.InRange(Allocations.Once(() => NinoSerializer.Serialize(nullables, bytes)), 2 * MB, 64 * MB);
            Assert.InRange(Allocations.Once(() => NinoSerializer.Serialize(kinds, bytes)), 2 * MB, 64 * MB);
        }
    });

    /// <summary>The pool gives the last array that came back on a thread.</summary>
    [Fact]
    public void Rented_LargerThanAMegabyte_DoesNotGoToThePool() => SmallStack.Run(() =>
    {
        byte[] large = Rented<byte>.Take(2 * MB);
        Rented<byte>.Return(large);
        Assert.NotSame(large, ArrayPool<byte>.Shared.Rent(2 * MB));
        byte[] small = Rented<byte>.Take(MB);
        Rented<byte>.Return(small);
        Assert.Same(small, ArrayPool<byte>.Shared.Rent(MB));
        string[] texts = Rented<string>.Take(100);
        texts[0] = "a";
        Rented<string>.Return(texts);
        Assert.All(texts, Assert.Null);
    });
}
