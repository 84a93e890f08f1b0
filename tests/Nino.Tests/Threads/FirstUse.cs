using Nino.Core;

namespace Nino.Tests.Threads;

/// <summary>Types that one test uses first, by writing.</summary>
public static class FirstUse
{
    [NinoType]
    public interface IShared
    {
        int Value { get; set; }
    }

    [NinoType]
    public sealed class A
    {
        public int Value;
    }

    [NinoType]
    public sealed class B
    {
        public string? Value = "b";
    }

    [NinoType]
    public sealed class C : IShared
    {
        public int Value { get; set; } = 1;
    }

    [NinoType]
    public sealed class D : IShared
    {
        public int Value { get; set; } = 2;
    }

    [NinoType]
    public struct E : IShared
    {
        public int Value { get; set; }
    }

    [NinoType]
    public struct S
    {
        public int Value;
        public byte Small;
    }
}

[NinoType]
public sealed class FirstUse<T>
{
    public T? Value;
}
