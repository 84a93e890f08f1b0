using Nino.Core;

namespace CSharp9
{
    [NinoType]
    public record Version(int Major, string? Label);
}
