using System;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>One serializer with one workload.</summary>
internal abstract class Case(Workload workload, Serializer serializer)
{
    public Workload Workload { get; } = workload;

    public Serializer Serializer { get; } = serializer;

    /// <summary>How Nino serves types without generated code that this case is the first to use.</summary>
    public NinoRuntimeMode Mode { get; set; } = NinoRuntimeMode.Compiled;

    /// <summary>The bytes that the serializer wrote; empty until <see cref="Prepare"/>.</summary>
    public abstract byte[] Payload { get; }

    /// <summary>Where the value came back otherwise, what differed. Known after <see cref="Prepare"/>.</summary>
    public string? Difference { get; private set; }

    /// <summary>The exception that writing or reading raised. Known after <see cref="Prepare"/>.</summary>
    public string? Error { get; private set; }

    /// <summary>What went wrong, or null when the value came back equal.</summary>
    public string? Problem => Error ?? Difference;

    /// <summary>Whether both directions ran, so that there is something to measure.</summary>
    public bool Runs { get; private set; }

    /// <summary>Writes the value, reads it back and compares.</summary>
    public void Prepare()
    {
        NinoRuntime.Mode = Mode;
        try
        {
            Difference = RoundTrip();
            Runs = true;
        }
        catch (Exception exception)
        {
            Error = $"{exception.GetBaseException().GetType().Name}: {string.Join(" ", exception.GetBaseException().Message.Split('\r', '\n'))}";
        }
    }

    public abstract void WriteMany(int count);

    public abstract void ReadMany(int count);

    /// <summary>Writes the value, of which nothing was written before.</summary>
    public abstract byte[] WriteOnce();

    /// <summary>Reads a value.</summary>
    public abstract void ReadOnce(byte[] bytes);

    public override string ToString() => $"{Workload.Name}/{Serializer.Name}";

    protected abstract string? RoundTrip();
}
