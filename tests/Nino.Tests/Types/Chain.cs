using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>As deep as one likes.</summary>
[NinoType]
public sealed class Chain
{
    public int Value;
    public Chain? Next;

    public static Chain OfDepth(int depth)
    {
        Chain chain = new();
        for (int i = 1; i < depth; i++)
        {
            chain = new Chain { Value = i, Next = chain };
        }

        return chain;
    }
}
