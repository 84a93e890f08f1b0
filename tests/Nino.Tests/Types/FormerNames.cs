using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public interface IRenamed
{
}

/// <summary>Renamed three times, the last time but one without a word.</summary>
[NinoFormerName("Old.First")]
[NinoFormerName("global::Old.Second")]
public sealed class RenamedTwice : IRenamed
{
    public byte Value { get; set; }

    /// <summary>Follows the type that it is in.</summary>
    public sealed class Inner : IRenamed
    {
        public byte Value { get; set; }
    }
}

/// <summary>A generic type that was renamed, and is also asked for with a type argument that was.</summary>
[NinoFormerName("Old.Pair")]
public sealed class RenamedPair<TLeft, TRight> : IRenamed
{
    public TLeft? Left { get; set; }

    public TRight? Right { get; set; }
}

/// <summary>A generic type with its own name.</summary>
public sealed class KeptBox<T> : IRenamed
{
    public T? Value { get; set; }
}
