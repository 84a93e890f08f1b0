using System;
using System.Buffers;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.OfWorkloads;

/// <summary>The values that the benchmarks measure: they round-trip, have the sizes that are published, and are refused when cut.</summary>
public sealed class WorkloadTests
{
    public static TheoryData<string> Names => new(Workloads.All.Select(workload => workload.Name));

    [Theory]
    [InlineData("SimpleClass", 641)]
    [InlineData("SimpleClasses", 19231)]
    [InlineData("SimpleStruct", 12)]
    [InlineData("SimpleStructs", 361)]
    [InlineData("Vectors", 160002)]
    public void Payload_OfWorkload_HasThisSize(string name, int size) => Assert.Equal(size, Visit(name, new SizeVisitor()).Size);

    [Fact]
    public void Payload_OfNestedRecords_Has66BytesForEach()
    {
        long ten = NinoSerializer.GetSize(Workloads.Nested10.Create());
        long thousand = NinoSerializer.GetSize(Workloads.Nested1000.Create());
        // The count takes a byte more.
        Assert.Equal((990 * 66) + 1, thousand - ten);
        NestedData one = Workloads.Nested10.Create();
        one.ps = one.ps[..9];
        Assert.Equal(66, ten - NinoSerializer.GetSize(one));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void RoundTrip_OfWorkload_GivesSameValue(string name) => Assert.True(Visit(name, new RoundTripVisitor()).IsDone);

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_TruncatedWorkload_ThrowsWithOffset(string name) => Assert.InRange(Visit(name, new TruncatingVisitor()).Refused, 12, int.MaxValue);

    [Theory]
    [MemberData(nameof(Names))]
    public void RoundTrip_OfWorkloadInFrames_GivesSameValue(string name) => Assert.True(Visit(name, new FrameVisitor()).IsDone);

    private static TVisitor Visit<TVisitor>(string name, TVisitor visitor)
        where TVisitor : struct, IWorkloadVisitor
    {
        Workloads.All.Single(workload => workload.Name == name).Accept(ref visitor);
        return visitor;
    }

    private struct SizeVisitor : IWorkloadVisitor
    {
        public long Size { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            Size = NinoSerializer.Serialize(workload.Create()).Length;
            Assert.Equal(Size, NinoSerializer.GetSize(workload.Create()));
        }
    }

    private struct RoundTripVisitor : IWorkloadVisitor
    {
        public bool IsDone { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            T value = workload.Create();
            byte[] payload = NinoSerializer.Serialize(value);
            Assert.Null(workload.Difference(value, NinoDeserializer.Deserialize<T>(payload)!));

            T? existing = NinoDeserializer.Deserialize<T>(payload);
            NinoDeserializer.DeserializeRef(ref existing, payload);
            Assert.Null(workload.Difference(value, existing!));

            ArrayBufferWriter<byte> output = new();
            NinoSerializer.Serialize(value, output);
            Assert.True(output.WrittenSpan.SequenceEqual(payload));
            Assert.True(NinoSerializer.Serialize(NinoDeserializer.Deserialize<T>(payload)).AsSpan().SequenceEqual(payload));
            IsDone = true;
        }
    }

    private struct FrameVisitor : IWorkloadVisitor
    {
        public bool IsDone { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            T value = workload.Create();
            foreach (NinoOptions options in Compressions.All)
            {
                byte[] frame = NinoSerializer.Serialize(value, options);
                Assert.Null(workload.Difference(value, NinoDeserializer.Deserialize<T>(frame, Compressions.Reading)!));
                IsDone = true;
            }
        }
    }

    private struct TruncatingVisitor : IWorkloadVisitor
    {
        public int Refused { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            byte[] payload = NinoSerializer.Serialize(workload.Create());
            foreach (int length in Places.OfBytes(payload.Length))
            {
                Read.Rejected<T>(payload[..length]);
                Refused++;
            }
        }
    }
}
