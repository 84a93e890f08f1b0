using System.Threading;

namespace Nino.Core.Runtime;

/// <summary>Numbers the formatters of objects in the process, from 1: generated code finds the head that a message has given a type under a constant.</summary>
internal static class TypeNumber
{
    private static int s_last;

    public static int Next() => Interlocked.Increment(ref s_last);
}

/// <summary>The number of a formatter.</summary>
/// <typeparam name="TFormatter">The formatter; a struct, so that the JIT knows the number.</typeparam>
internal static class TypeNumber<TFormatter>
    where TFormatter : struct
{
    public static readonly int Value = TypeNumber.Next();
}
