using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public sealed class Utf8Text
{
    [NinoUtf8]
    public string? Text;

    public string? Free;
}
