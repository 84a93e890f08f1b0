using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public struct NestedStruct
{
    public PaddedStruct Inner;
    public byte Tail;
    public UnpaddedStruct Other;
    public OfInt16 Kind;
    public CheckedStruct Checked;
}
