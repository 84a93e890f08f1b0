using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Classes derived from collections that are no <see cref="ICollection{T}"/>.</summary>
public sealed class DerivedCollectionTests
{
    [Fact]
    public void Subclasses_ComeBackAsThemselves()
    {
        Yard value = new();
        value.Jobs.Enqueue(1);
        value.Jobs.Enqueue(2);
        value.Undone.Push("a");
        value.Undone.Push("b");
        value.Waiting.Enqueue(3);
        value.Done.Push(4);
        value.Done.Push(5);

        byte[] bytes = NinoSerializer.Serialize(value);
        Yard read = NinoDeserializer.Deserialize<Yard>(bytes)!;

        Assert.Equal([1, 2], read.Jobs);
        Assert.Equal(["b", "a"], read.Undone);
        Assert.Equal([3], read.Waiting);
        Assert.Equal([5, 4], read.Done);
        Assert.Equal(bytes, NinoSerializer.Serialize(read));
        Assert.Equal(NinoSerializer.Serialize(new Queue<int>([1, 2])), NinoSerializer.Serialize(value.Jobs));
    }

    [Fact]
    public void ReadInto_RefillsTheInstance()
    {
        Jobs jobs = new();
        jobs.Enqueue(1);
        Jobs? existing = jobs;

        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(new Queue<int>([7, 8])));

        Assert.Same(jobs, existing);
        Assert.Equal([7, 8], jobs);
    }

    /// <summary>A collection is its elements: what a class derived from the declared one has besides is not written.</summary>
    [Fact]
    public void Derived_WhereTheBaseIsDeclared_IsReadAsTheBase()
    {
        LabelHolder read = NinoDeserializer.Deserialize<LabelHolder>(NinoSerializer.Serialize(new LabelHolder { Numbers = new Labelled { 1, 2 } }))!;
        Assert.Equal(typeof(List<int>), read.Numbers!.GetType());
        Assert.Equal([1, 2], read.Numbers);
    }
}

public class Jobs : Queue<int>;

public class Undone<T> : Stack<T>;

public class Waiting : ConcurrentQueue<int>;

public class Done : ConcurrentStack<int>;

[NinoType]
public sealed class Yard
{
    public Jobs Jobs { get; set; } = new();

    public Undone<string> Undone { get; set; } = new();

    public Waiting Waiting { get; set; } = new();

    public Done Done { get; set; } = new();
}

public sealed class Labelled : List<int>
{
    public string Label { get; set; } = "";
}

[NinoType]
public sealed class LabelHolder
{
    public List<int>? Numbers { get; set; }
}
