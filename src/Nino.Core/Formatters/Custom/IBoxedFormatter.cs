namespace Nino.Core.Formatters;

/// <summary>A <see cref="NinoFormatter{T}"/> for callers that do not know the type: the code is that of a class which the program names, so that it is there when everything was compiled ahead of time.</summary>
internal interface IBoxedFormatter
{
    void Serialize(object? value, ref Writer writer);

    /// <param name="existing">An instance to read into, or null.</param>
    /// <param name="reader">The reader.</param>
    object? Deserialize(object? existing, ref Reader reader);
}
