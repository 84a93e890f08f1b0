using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>Collections behind get-only members that cannot be filled; generated code calls these methods.</summary>
public sealed partial class InPlaceTests
{
    [Fact]
    public void Fill_Null_SaysSo()
    {
        AssertRefused(() => InPlace.Fill<int>((ICollection<int>?)null, new List<int>()));
        AssertRefused(() => InPlace.Fill((Queue<int>?)null, new Queue<int>()));
        AssertRefused(() => InPlace.Fill((Stack<int>?)null, new Stack<int>()));
        AssertRefused(() => InPlace.Fill((ConcurrentQueue<int>?)null, new ConcurrentQueue<int>()));
        AssertRefused(() => InPlace.Fill((ConcurrentStack<int>?)null, new ConcurrentStack<int>()));
        AssertRefused(() => InPlace.Fill((ConcurrentBag<int>?)null, new ConcurrentBag<int>()));
        AssertRefused(() => InPlace.Fill((BlockingCollection<int>?)null, new BlockingCollection<int>()));
        AssertRefused(() => InPlace.Fill((ArrayList?)null, new ArrayList()));
        AssertRefused(() => InPlace.Fill((Hashtable?)null, new Hashtable()));
    }

    [Fact]
    public void Fill_WhatTakesNoElements_SaysSo()
    {
        AssertRefused(() => InPlace.Fill(new ReadOnlyCollection<int>(new List<int>()), new List<int> { 1 }));
        BlockingCollection<int> completed = new();
        completed.CompleteAdding();
        AssertRefused(() => InPlace.Fill(completed, new BlockingCollection<int> { 1 }));
    }

    [Fact]
    public void Fill_MoreThanItTakes_SaysSo() =>
        Assert.Contains("more than 1", Assert.Throws<NinoException>(() => InPlace.Fill(new BlockingCollection<int>(1), new BlockingCollection<int> { 1, 2 })).Message, StringComparison.Ordinal);

    private static void AssertRefused(Action fill) =>
        Assert.Contains("cannot be filled", Assert.Throws<NinoException>(fill).Message, StringComparison.Ordinal);
}
