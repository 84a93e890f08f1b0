namespace Nino.Core;

/// <summary>A Nino type that is called after its members are written.</summary>
public interface INinoOnSerialized
{
    /// <summary>Called after its members are written.</summary>
    void OnSerialized();
}
