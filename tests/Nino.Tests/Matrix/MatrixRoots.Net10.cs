using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>With types that .NET 8 has not.</summary>
internal static partial class MatrixRoots
{
    public static long NameNewer() =>
        NinoSerializer.GetSize<OrderedDictionary<string, int>>(default!) + NinoSerializer.GetSize<Everywhere<OrderedDictionary<string, int>>>(default) +
        NinoSerializer.GetSize<ReadOnlySet<int>>(default!) + NinoSerializer.GetSize<Everywhere<ReadOnlySet<int>>>(default);
}
