using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;

namespace Nino.Tests.Types;

/// <summary>Takes elements, and never lets go of them.</summary>
public sealed class AppendOnly : Collection<int>
{
    protected override void ClearItems() => throw new InvalidTimeZoneException("append only");
}

public sealed class AppendOnlySet : HashSet<int>, ICollection<int>
{
    void ICollection<int>.Clear() => throw new InvalidTimeZoneException("append only");
}

public sealed class AppendOnlyTable : Dictionary<int, int>, IDictionary, ICollection<KeyValuePair<int, int>>
{
    void IDictionary.Clear() => throw new InvalidTimeZoneException("append only");

    void ICollection<KeyValuePair<int, int>>.Clear() => throw new InvalidTimeZoneException("append only");
}
