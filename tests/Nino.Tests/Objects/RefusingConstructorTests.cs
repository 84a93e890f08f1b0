using System;
using System.Collections.ObjectModel;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>A constructor that refuses what another one of the type made.</summary>
public sealed class RefusingConstructorTests
{
    [Fact]
    public void Value_ThatTheWidestConstructorRefuses_CannotBeRead()
    {
        byte[] bytes = NinoSerializer.Serialize(new Span(3));

        Assert.IsType<ArgumentException>(Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Span>(bytes)).InnerException);
    }

    [Fact]
    public void Value_OfAMarkedMethod_CanBeRead()
    {
        Marked read = NinoDeserializer.Deserialize<Marked>(NinoSerializer.Serialize(new Marked(3)))!;

        Assert.Equal((3, -1), (read.Start, read.End));
    }

    /// <summary>The bytes tell that its members are default: a span of memory comes back over an empty array.</summary>
    [Fact]
    public void DefaultStruct_WhoseMembersAreCollectionsAndMemory_IsRead()
    {
        Assert.Equal(2, NinoDeserializer.Deserialize<Order[]>(NinoSerializer.Serialize(new Order[2]))!.Length);
        Assert.Equal(2, NinoDeserializer.Deserialize<Family[]>(NinoSerializer.Serialize(new Family[2]))!.Length);
    }

    [NinoType]
    public readonly struct Order
    {
        public Order(Lines lines) => Lines = lines.Number != 0 ? lines : throw new ArgumentException("There are none.", nameof(lines));

        public Lines Lines { get; }
    }

    [NinoType]
    public struct Lines
    {
        public int Number;
        public Memory<string> Names;
        public ObservableCollection<int>? Numbers;
    }

    [NinoType]
    public readonly struct Family
    {
        public Family(Parent parent) => Parent = parent.Age != 0 ? parent : throw new ArgumentException("There is none.", nameof(parent));

        public Parent Parent { get; }
    }

    [NinoType]
    public struct Parent
    {
        public int Age;
        public Memory<Child?> Children;
    }

    [NinoType]
    public sealed class Child
    {
        public Family Family;
    }

    [NinoType]
    public sealed class Span
    {
        public Span(int start)
        {
            Start = start;
            End = -1;
        }

        public Span(int start, int end)
        {
            Start = start;
            End = end >= start ? end : throw new ArgumentException("It ends before it begins.", nameof(end));
        }

        public int Start { get; }

        public int End { get; }
    }

    [NinoType]
    public sealed class Marked
    {
        public Marked(int start)
        {
            Start = start;
            End = -1;
        }

        public Marked(int start, int end)
        {
            Start = start;
            End = end >= start ? end : throw new ArgumentException("It ends before it begins.", nameof(end));
        }

        public int Start { get; }

        public int End { get; }

        [NinoConstructor]
        public static Marked Of(int start, int end) => end < 0 ? new(start) : new(start, end);
    }
}
