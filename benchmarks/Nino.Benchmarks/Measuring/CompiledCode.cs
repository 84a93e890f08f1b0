using System;
using System.Diagnostics.Tracing;

namespace Nino.Benchmarks.Measuring;

/// <summary>Adds up the machine code of Nino's methods, as the runtime announces them.</summary>
internal sealed class CompiledCode : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Jit = (EventKeywords)0x10;

    public long Bytes { get; private set; }

    public int Methods { get; private set; }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Verbose, Jit);
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventName?.StartsWith("MethodLoadVerbose", StringComparison.Ordinal) == true
            && Field(eventData, "MethodNamespace") is string name
            && (name.StartsWith("Nino.Core", StringComparison.Ordinal) || name.StartsWith("Nino.Generated", StringComparison.Ordinal)))
        {
            Bytes += Convert.ToInt64(Field(eventData, "MethodSize"), System.Globalization.CultureInfo.InvariantCulture);
            Methods++;
        }
    }

    private static object? Field(EventWrittenEventArgs data, string name) =>
        data.PayloadNames?.IndexOf(name) is int index and >= 0 ? data.Payload![index] : null;
}
