using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The members of a fixed-size struct; types that implement it are emitted at run time.</summary>
internal interface IFixedMembers<T>
{
    int Size { get; }

    /// <summary>The layout of a struct without padding.</summary>
    FixedLayout Layout { get; }

    void Write(ref byte destination, T value);

    T Read(ref byte source);

    bool AreValid(ref byte source);

    void Describe(ShapeBuilder shape);
}
