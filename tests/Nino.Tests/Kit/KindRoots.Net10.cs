using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.Tests.Kit;

/// <summary>With types that .NET 8 has not.</summary>
internal static partial class KindRoots
{
    public static long NameNewer() =>
        NinoSerializer.GetSize<OrderedDictionary<byte, byte>>(default) +
        NinoSerializer.GetSize<ReadOnlySet<byte>>(default) +
        NinoSerializer.GetSize<OrderedDictionary<long, long>>(default) +
        NinoSerializer.GetSize<ReadOnlySet<long>>(default) +
        NinoSerializer.GetSize<OrderedDictionary<string, string>>(default);
}
