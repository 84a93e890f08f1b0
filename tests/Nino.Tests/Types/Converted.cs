using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a constructor whose parameters are of types to which its members convert.</summary>
[NinoType]
public sealed class Converted(long small, long? maybe, double? native, object boxed, nint? letter, IEnumerable<int>? numbers, decimal unsigned, in double read)
{
    public int Small { get; } = (int)small;

    public int? Maybe { get; } = (int?)maybe;

    public nint Native { get; } = (nint)(long)native!.Value;

    public short Boxed { get; } = (short)boxed;

    public char? Letter { get; } = (char?)letter;

    public List<int>? Numbers { get; } = numbers?.ToList();

    public nuint Unsigned { get; } = (nuint)unsigned;

    public float Read { get; } = (float)read;
}
