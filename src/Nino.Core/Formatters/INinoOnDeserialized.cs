namespace Nino.Core;

/// <summary>A Nino type that is called after its members are set.</summary>
public interface INinoOnDeserialized
{
    /// <summary>Called after its members are set.</summary>
    void OnDeserialized();
}
