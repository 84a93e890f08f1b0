using System.Runtime.CompilerServices;

namespace Nino.Tests.Types;

/// <summary>A struct whose elements are no fields.</summary>
[InlineArray(4)]
public struct FourNumbers
{
    private int _first;

    public FourNumbers(int first)
    {
        for (int i = 0; i < 4; i++)
        {
            this[i] = first + i;
        }
    }
}
