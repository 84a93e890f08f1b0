using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic class whose text is UTF-8 in one member, and plain in another.</summary>
[NinoType]
public sealed class Catalogues
{
    [NinoUtf8]
    public Catalogue<string>? Utf8;

    public Catalogue<string>? Plain;

    public Catalogue<int>[]? Numbers;
}
