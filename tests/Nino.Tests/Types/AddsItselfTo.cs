using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Adds itself to one of the collections of its parent, which is being read when the parent is set.</summary>
[NinoType(PreserveReferences = true)]
public sealed class AddsItselfTo
{
    private AddsItselfTo? _parent;

    public int Kind { get; set; }

    public ObservableCollection<AddsItselfTo> Observable { get; } = [];

    public LinkedList<AddsItselfTo> Linked { get; } = [];

    public Queue<AddsItselfTo> Queue { get; } = new();

    public Stack<AddsItselfTo> Stack { get; } = new();

    public ConcurrentQueue<AddsItselfTo> Concurrent { get; } = [];

    public ConcurrentStack<AddsItselfTo> ConcurrentStack { get; } = [];

    public ConcurrentBag<AddsItselfTo> Bag { get; } = [];

    public AddsItselfTo? Parent
    {
        get => _parent;
        set
        {
            _parent = value;
            if (value is not null)
            {
                Add(value);
            }
        }
    }

    private void Add(AddsItselfTo parent)
    {
        Action<AddsItselfTo> add = Kind switch
        {
            0 => parent.Observable.Add,
            1 => child => parent.Linked.AddLast(child),
            2 => parent.Queue.Enqueue,
            3 => parent.Stack.Push,
            4 => parent.Concurrent.Enqueue,
            5 => parent.ConcurrentStack.Push,
            _ => parent.Bag.Add,
        };
        add(this);
    }
}
