using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Allocation;

/// <summary>Writing allocates the result and nothing else; reading allocates the objects and nothing else.</summary>
[Collection(nameof(Alone))]
public sealed class AllocationTests
{
    public static TheoryData<string> Names => new(Workloads.All.Select(workload => workload.Name));

    [Theory]
    [MemberData(nameof(Names))]
    public void Serialize_Workload_AllocatesTheArray(string name)
    {
        WriteVisitor visited = Visit(name, new WriteVisitor());
        Assert.Equal(visited.Expected, visited.Allocated);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Serialize_WorkloadIntoGivenMemory_AllocatesNothing(string name)
    {
        GivenMemoryVisitor visited = Visit(name, new GivenMemoryVisitor());
        Assert.Equal((0, 0, 0), (visited.BySpan, visited.ByBufferWriter, visited.BySize));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_Workload_AllocatesTheObjects(string name)
    {
        ReadVisitor visited = Visit(name, new ReadVisitor());
        Assert.Equal(visited.Expected, visited.Allocated);
    }

    [Theory]
    [InlineData("SimpleStruct")]
    [InlineData("SimpleStructs")]
    [InlineData("Vectors")]
    public void DeserializeRef_FixedSizeWorkload_AllocatesNothing(string name) => Assert.Equal(0, Visit(name, new ReadIntoVisitor()).Allocated);

    [Fact]
    public void Serialize_Polymorphic_AllocatesTheArray()
    {
        Holder value = new() { Shape = new Circle(), Things = [new Puppy(), new Login()], Animals = new() { ["a"] = new Dog() } };
        byte[]? payload = null;
        long allocated = Allocations.Of(() => payload = NinoSerializer.Serialize(value));
        Assert.Equal(ObjectGraph.SizeOf(payload), allocated);
    }

    [Fact]
    public void Deserialize_Polymorphic_AllocatesTheObjects()
    {
        byte[] payload = NinoSerializer.Serialize(new Holder { Shape = new Circle(), Things = [new Puppy(), new Login()] });
        Holder? value = null;
        long allocated = Allocations.Of(() => value = NinoDeserializer.Deserialize<Holder>(payload));
        Assert.Equal(ObjectGraph.SizeOf(value), allocated);
    }

    [Fact]
    public void Deserialize_CompactList_AllocatesTheList()
    {
        byte[] payload = NinoSerializer.Serialize(new CompactNumbers { Numbers = Enumerable.Range(-500, 1000).ToList() });
        CompactNumbers? value = null;
        long allocated = Allocations.Of(() => value = NinoDeserializer.Deserialize<CompactNumbers>(payload));
        Assert.Equal(ObjectGraph.SizeOf(value), allocated);

        List<int> numbers = value!.Numbers!;
        payload = NinoSerializer.Serialize(new CompactNumbers { Numbers = [1, 70_000, -3] });
        Assert.Equal(0, Allocations.Of(() => NinoDeserializer.DeserializeRef(ref value, payload)));
        Assert.Same(numbers, value.Numbers);
        Assert.Equal([1, 70_000, -3], numbers);
    }

    [Fact]
    public void DeserializeRef_NullableElements_AllocatesNothing()
    {
        List<int?>? few = [1, null, 3];
        byte[] payload = NinoSerializer.Serialize(few);
        Assert.Equal(0, Allocations.Of(() => NinoDeserializer.DeserializeRef(ref few, payload)));
        List<int?>? many = [.. Enumerable.Repeat<int?>(7, 1000)];
        byte[] large = NinoSerializer.Serialize(many);
        Assert.Equal(0, Allocations.Of(() => NinoDeserializer.DeserializeRef(ref many, large)));
    }

    private static TVisitor Visit<TVisitor>(string name, TVisitor visitor)
        where TVisitor : struct, IWorkloadVisitor
    {
        Workloads.All.Single(workload => workload.Name == name).Accept(ref visitor);
        return visitor;
    }

    private struct WriteVisitor : IWorkloadVisitor
    {
        public long Expected { get; private set; }

        public long Allocated { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            T value = workload.Create();
            byte[]? payload = null;
            Allocated = Allocations.Of(() => payload = NinoSerializer.Serialize(value));
            Expected = ObjectGraph.SizeOf(payload);
        }
    }

    private struct GivenMemoryVisitor : IWorkloadVisitor
    {
        public long BySpan { get; private set; }

        public long ByBufferWriter { get; private set; }

        public long BySize { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            T value = workload.Create();
            byte[] destination = new byte[NinoSerializer.GetSize(value)];
            ArrayBufferWriter<byte> output = new(destination.Length * 2);
            BySpan = Allocations.Of(() => NinoSerializer.Serialize(value, destination.AsSpan()));
            BySize = Allocations.Of(() => NinoSerializer.GetSize(value));
            ByBufferWriter = Allocations.Of(() =>
            {
                output.ResetWrittenCount();
                NinoSerializer.Serialize(value, output);
            });
            Assert.Equal(destination.Length, output.WrittenCount);
        }
    }

    private struct ReadVisitor : IWorkloadVisitor
    {
        public long Expected { get; private set; }

        public long Allocated { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            byte[] payload = NinoSerializer.Serialize(workload.Create());
            T? value = default;
            Allocated = Allocations.Of(() => value = NinoDeserializer.Deserialize<T>(payload));
            Expected = typeof(T).IsValueType ? 0 : ObjectGraph.SizeOf(value);
        }
    }

    private struct ReadIntoVisitor : IWorkloadVisitor
    {
        public long Allocated { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            byte[] payload = NinoSerializer.Serialize(workload.Create());
            T? value = NinoDeserializer.Deserialize<T>(payload);
            Allocated = Allocations.Of(() => NinoDeserializer.DeserializeRef(ref value, payload));
        }
    }
}
