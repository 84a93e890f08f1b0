using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

internal static partial class WirePlaces<T, TFormatter>
{
    private static bool MovesDates => Avx512Vbmi.IsSupported;
}
