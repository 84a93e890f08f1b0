using Nino.Core;

namespace Nino.Tests.Types;

public static class Outer
{
    [NinoType]
    public sealed class Inner
    {
        public int Value;
        public Deeper? Next;

        [NinoType]
        public sealed record Deeper(string? Text);
    }

    [NinoType]
    internal sealed class Internal
    {
        public int Value { get; set; }
    }

    public static class Of<TOuter>
    {
        [NinoType]
        public sealed class Inner<TInner>
        {
            public TOuter? First;
            public TInner? Second;
        }
    }
}
