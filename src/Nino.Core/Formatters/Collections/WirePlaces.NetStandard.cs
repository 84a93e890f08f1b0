namespace Nino.Core.Formatters;

internal static partial class WirePlaces<T, TFormatter>
{
    private static bool MovesDates => true;
}
