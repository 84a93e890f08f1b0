namespace Nino.Core;

/// <summary>A Nino type that is called before its members are written.</summary>
/// <remarks>A struct is called on the copy that is written. To measure a size, a value may be written once more.</remarks>
public interface INinoOnSerializing
{
    /// <summary>Called before its members are written.</summary>
    void OnSerializing();
}
