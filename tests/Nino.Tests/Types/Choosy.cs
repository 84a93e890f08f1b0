using System;
using System.Collections;
using System.Collections.Generic;

namespace Nino.Tests.Types;

/// <summary>Has an <c>Add</c> that returns something, and that does not take every number.</summary>
public sealed class Choosy : IEnumerable<int>
{
    private readonly List<int> _numbers = [];

    public bool Add(int number)
    {
        _numbers.Add(number switch
        {
            -1 => throw new ArgumentOutOfRangeException(nameof(number)),
            -2 => throw new TimeoutException(),
            _ => number,
        });
        return true;
    }

    public IEnumerator<int> GetEnumerator() => _numbers.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
