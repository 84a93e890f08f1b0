using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>What it is asked by.</summary>
/// <typeparam name="T">Of what.</typeparam>
public interface IExplicit<T>
{
    T? Content { get; set; }

    int Count { get; }

    string Name { get; }

    Guid Id { get; }
}

/// <summary>Implements an interface twice, explicitly, beside properties of its own of the same names.</summary>
[NinoType(containNonPublicMembers: true)]
public class Explicit : IExplicit<string>, IExplicit<List<(int, long)>>
{
    private readonly Guid _id;

    public Explicit()
    {
    }

    public Explicit(string content, int count)
    {
        ((IExplicit<string>)this).Content = content;
        ((IExplicit<List<(int, long)>>)this).Content = [(count, 2)];
        Count = count + 1;
        _id = Guid.NewGuid();
    }

    string? IExplicit<string>.Content { get; set; }

    List<(int, long)>? IExplicit<List<(int, long)>>.Content { get; set; }

    public int Count { get; }

    int IExplicit<string>.Count { get; } = 3;

    int IExplicit<List<(int, long)>>.Count => 4;

    string IExplicit<string>.Name => "computed";

    string IExplicit<List<(int, long)>>.Name => "computed";

    Guid IExplicit<string>.Id => _id;

    [NinoIgnore]
    Guid IExplicit<List<(int, long)>>.Id { get; }
}

/// <summary>Implements it once more than its base class.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class ExplicitChild : Explicit, IExplicit<string>
{
    public ExplicitChild()
    {
    }

    public ExplicitChild(string content)
        : base(content, 1) => ((IExplicit<string>)this).Content = content;

    string? IExplicit<string>.Content { get; set; }
}

/// <summary>The same in a generic struct.</summary>
/// <typeparam name="T">Of what.</typeparam>
[NinoType(containNonPublicMembers: true)]
public struct ExplicitSlot<T> : IExplicit<T>
{
    T? IExplicit<T>.Content { get; set; }

    readonly int IExplicit<T>.Count => 1;

    readonly string IExplicit<T>.Name => "computed";

    Guid IExplicit<T>.Id { get; }

    public static ExplicitSlot<T> Of(T content)
    {
        IExplicit<T> slot = new ExplicitSlot<T>();
        slot.Content = content;
        return (ExplicitSlot<T>)slot;
    }
}
