namespace Nino.Core.Formatters;

/// <summary>Calls back types that ask for it: a struct without boxing it, and through explicit implementations. Called by generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Callbacks
{
    /// <summary>Before the members are written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void OnSerializing<T>(ref T value)
        where T : INinoOnSerializing => value.OnSerializing();

    /// <summary>After the members are written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void OnSerialized<T>(ref T value)
        where T : INinoOnSerialized => value.OnSerialized();

    /// <summary>Before the members are set.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void OnDeserializing<T>(ref T value)
        where T : INinoOnDeserializing => value.OnDeserializing();

    /// <summary>After the members are set.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void OnDeserialized<T>(ref T value)
        where T : INinoOnDeserialized => value.OnDeserialized();
}
