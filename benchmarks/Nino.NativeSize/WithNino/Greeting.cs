using Nino.Core;

namespace Nino.NativeSize;

[NinoType]
public sealed class Greeting
{
    public string Text { get; set; } = "";

    public int Number { get; set; }
}
