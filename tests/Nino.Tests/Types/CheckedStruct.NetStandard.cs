using System;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members of which some bytes are no value.</summary>
[NinoType]
public struct CheckedStruct
{
    public bool Flag;
    public decimal Amount;
    public DateTime Time;

    public static CheckedStruct Full => new() { Flag = true, Amount = decimal.MaxValue, Time = DateTime.MaxValue };
}
