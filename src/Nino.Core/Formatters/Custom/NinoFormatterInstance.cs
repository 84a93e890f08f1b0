using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Threading;

namespace Nino.Core;

/// <summary>The one instance of a custom formatter.</summary>
/// <typeparam name="TFormatter">The custom formatter.</typeparam>
/// <typeparam name="T">The type that it writes and reads.</typeparam>
public static class NinoFormatterInstance<TFormatter, T>
    where TFormatter : NinoFormatter<T>, new()
{
    private static readonly TFormatter? Made = TryMake();

    // An exception in a static initializer would stay for ever: where the constructor fails at first, it is called again when the instance is asked for.
    private static TFormatter? s_madeAtFirstUse;

    /// <summary>The instance.</summary>
    public static TFormatter Instance
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Made is null ? MakeAtFirstUse() : Made;
    }

    /// <summary>The instance that the options give, else the shared one. Not a method of the options: the first call of anything would load what its constraint names.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static NinoFormatter<T> Of(NinoOptions options)
    {
        foreach (object candidate in options.Formatters)
        {
            if (candidate is TFormatter formatter)
            {
                return formatter;
            }
        }

        return Instance;
    }

    private static TFormatter? TryMake()
    {
        try
        {
            return new TFormatter();
        }
        catch (Exception)
        {
            return null;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static TFormatter MakeAtFirstUse()
    {
        if (s_madeAtFirstUse is { } made)
        {
            return made;
        }

        try
        {
            made = new TFormatter();
        }
        catch (TargetInvocationException error) when (error.InnerException is { } cause)
        {
            ExceptionDispatchInfo.Capture(cause).Throw();
            throw;
        }

        return Interlocked.CompareExchange(ref s_madeAtFirstUse, made, null) ?? made;
    }
}
