using System.Collections;
using System.Collections.Generic;

namespace Nino.Tests.Types;

/// <summary>Enumerates and has <c>Add</c>; no interface says so.</summary>
public sealed class Ring : IEnumerable<string?>
{
    private readonly List<string?> _elements = [];

    /// <summary>Returns something, as <c>Add</c> of a set does.</summary>
    public bool Add(string? element)
    {
        _elements.Add(element);
        return true;
    }

    public IEnumerator<string?> GetEnumerator() => _elements.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
