namespace Nino.Generator.Caching;

/// <summary>How much of a file something depends on, and the state in which it was.</summary>
internal readonly record struct FileState(string Path, SurfaceLevel Level, ulong State)
{
    public bool IsSame(ProjectSurface surface) => surface.OfFile(Path, Level) == State;
}
