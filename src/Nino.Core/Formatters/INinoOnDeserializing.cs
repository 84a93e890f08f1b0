namespace Nino.Core;

/// <summary>A Nino type that is called before its members are set.</summary>
/// <remarks>The instance is there already: members that its constructor takes, and required and init-only ones, are set by then.</remarks>
public interface INinoOnDeserializing
{
    /// <summary>Called before its members are set.</summary>
    void OnDeserializing();
}
