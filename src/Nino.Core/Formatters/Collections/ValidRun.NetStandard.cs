namespace Nino.Core.Formatters;

internal static class ValidRun
{
    public static bool AreValid<TValue, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<TValue> => false;

    public static bool TryCopy<TValue, TFormatter>(ref byte source, ref byte destination, int count)
        where TFormatter : struct, IFormatter<TValue> => false;

    public static bool LeavesDates<TValue, TFormatter>()
        where TFormatter : struct, IFormatter<TValue> => false;
}
