using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic class that holds itself, with text that is UTF-8 at every depth.</summary>
[NinoType]
public sealed class Utf8Link
{
    [NinoUtf8]
    public Link<string?>? Linked;

    [NinoUtf8]
    public Box<string?>? Box;

    public Link<string?>? Plain;

    [NinoUtf8]
    public Kept<string?>? Kept;

    public Kept<string?>? PlainKept;
}
