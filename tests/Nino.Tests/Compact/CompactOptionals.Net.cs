using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Text;
using Nino.Core;

namespace Nino.Tests.Compact;

/// <summary>Of types that netstandard2.1 has not.</summary>
[NinoType, NinoCompact]
public sealed class NewerCompactOptionals
{
    public DateOnly?[]? Days;
    public List<Rune?>? Runes;
    public Int128?[]? Signed;
    public UInt128?[]? Unsigned;
    public TimeOnly?[,]? Times;
    public ImmutableArray<DateOnly?> Immutable;
    public ImmutableHashSet<DateOnly?>? Set;
}
