using Nino.Core;

namespace Latest;

[NinoType]
public class Chat : IMessage
{
    public string Text { get; init; } = "";
}
