using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A class with a member of a name that the compiler gives in records.</summary>
[NinoType]
public class Contracted
{
    public int EqualityContract { get; set; }
}
