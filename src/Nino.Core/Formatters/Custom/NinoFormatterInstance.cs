using System.Runtime.CompilerServices;

namespace Nino.Core;

/// <summary>The one instance of a custom formatter.</summary>
/// <typeparam name="TFormatter">The custom formatter.</typeparam>
/// <typeparam name="T">The type that it writes and reads.</typeparam>
public static class NinoFormatterInstance<TFormatter, T>
    where TFormatter : NinoFormatter<T>, new()
{
    /// <summary>The instance.</summary>
    public static readonly TFormatter Instance = new();

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
}
