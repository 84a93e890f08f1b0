namespace Nino.Generator.Emission;

/// <summary>Prints calls of the callbacks that a type asks for.</summary>
internal static class CallbackEmitter
{
    public static void OnSerializing(SourceWriter source, TypeModel type) => Call(source, type.Callbacks.OnSerializing, nameof(OnSerializing));

    public static void OnSerialized(SourceWriter source, TypeModel type) => Call(source, type.Callbacks.OnSerialized, nameof(OnSerialized));

    public static void OnDeserializing(SourceWriter source, TypeModel type) => Call(source, type.Callbacks.OnDeserializing, nameof(OnDeserializing));

    public static void OnDeserialized(SourceWriter source, TypeModel type) => Call(source, type.Callbacks.OnDeserialized, nameof(OnDeserialized));

    private static void Call(SourceWriter source, bool isAskedFor, string name)
    {
        source.LinesIf(isAskedFor, $"Callbacks.{name}(ref value);");
    }
}
