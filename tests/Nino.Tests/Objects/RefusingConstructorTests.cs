using System;
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
