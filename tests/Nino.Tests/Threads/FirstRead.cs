using Nino.Core;

namespace Nino.Tests.Threads;

/// <summary>Types that one test uses first, by reading.</summary>
public static class FirstRead
{
    [NinoType]
    public sealed class A
    {
        public int Value;
    }

    [NinoType]
    public sealed class B
    {
        public int Value;
    }
}

[NinoType]
public sealed class FirstRead<T>
{
    public T? Value;
}
