namespace Nino.Core;

/// <summary>The one instance of a custom formatter.</summary>
/// <typeparam name="TFormatter">The custom formatter.</typeparam>
/// <typeparam name="T">The type that it writes and reads.</typeparam>
public static class NinoFormatterInstance<TFormatter, T>
    where TFormatter : NinoFormatter<T>, new()
{
    /// <summary>The instance.</summary>
    public static readonly TFormatter Instance = new();
}
