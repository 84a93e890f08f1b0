namespace Nino.Generator.Model;

/// <summary>The callbacks that a type asks for.</summary>
/// <param name="OnSerializing">Before its members are written.</param>
/// <param name="OnSerialized">After its members are written.</param>
/// <param name="OnDeserializing">Before its members are set.</param>
/// <param name="OnDeserialized">After its members are set.</param>
internal sealed record CallbacksModel(bool OnSerializing, bool OnSerialized, bool OnDeserializing, bool OnDeserialized)
{
    public static readonly CallbacksModel None = new(false, false, false, false);
}
