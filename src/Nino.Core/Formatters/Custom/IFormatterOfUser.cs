namespace Nino.Core.Formatters;

/// <summary>Marks the form that a formatter of the user decides.</summary>
internal interface IFormatterOfUser
{
    /// <summary>The user's formatter.</summary>
    Type FormatterType { get; }
}
