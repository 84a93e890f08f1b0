namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of a struct whose <see cref="IFormatter{T}.ReadInto"/> makes of a default value what <see cref="IFormatter{T}.Read"/> makes, so that the elements of a run are filled where they stand.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IReadsInPlace
{
}
