using System;

namespace Nino.Tests.Types;

/// <summary>A generic struct without an attribute that shows none of its fields.</summary>
public readonly struct ClosedPair<T>
    where T : unmanaged
{
    private readonly T _first;
    private readonly DateTime _second;

    public ClosedPair(T first, DateTime second)
    {
        _first = first;
        _second = second;
    }

    public T First => _first;

    public DateTime Second => _second;
}
