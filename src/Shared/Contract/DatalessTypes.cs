using System.Linq;

namespace Nino.Contract;

/// <summary>Types that never hold data, only what code works with: a member of such a type is left out.</summary>
internal static class DatalessTypes
{
    private static readonly HashSet<string> Names =
    [
        "Nino.Core.NinoUnknownMembers",
        "System.Delegate",
        "System.Type",
        "System.IServiceProvider",
        "System.IO.Stream",
        "System.IO.TextReader",
        "System.IO.TextWriter",
        "System.IO.BinaryReader",
        "System.IO.BinaryWriter",
        "System.Net.Http.HttpMessageInvoker",
        "System.Net.Sockets.Socket",
        "System.Reflection.Assembly",
        "System.Reflection.MemberInfo",
        "System.Reflection.Module",
        "System.Runtime.InteropServices.CriticalHandle",
        "System.Runtime.InteropServices.GCHandle",
        "System.Runtime.InteropServices.HandleRef",
        "System.Runtime.InteropServices.SafeHandle",
        "System.Threading.CancellationToken",
        "System.Threading.CancellationTokenRegistration",
        "System.Threading.CancellationTokenSource",
        "System.Threading.Lock",
        "System.Threading.PeriodicTimer",
        "System.Threading.ReaderWriterLockSlim",
        "System.Threading.SemaphoreSlim",
        "System.Threading.SynchronizationContext",
        "System.Threading.Thread",
        "System.Threading.Timer",
        "System.Threading.WaitHandle",
        "System.Threading.Tasks.Task",
        "System.Threading.Tasks.TaskCompletionSource",
        "System.Threading.Tasks.TaskCompletionSource`1",
        "System.Threading.Tasks.TaskScheduler",
        "System.Threading.Tasks.ValueTask",
        "System.Threading.Tasks.ValueTask`1",
        "System.Timers.Timer",
    ];

    /// <summary>Whether a type never holds data, by the metadata names of itself and its base classes. A nested type has an empty one.</summary>
    public static bool Includes(IEnumerable<string> hierarchy) => hierarchy.Any(Names.Contains);
}
