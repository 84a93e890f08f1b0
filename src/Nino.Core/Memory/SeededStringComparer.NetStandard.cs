namespace Nino.Core.Memory;

/// <summary>Hashes strings with a seed of the process, where those of the framework have none.</summary>
internal sealed class SeededStringComparer : IEqualityComparer<string>
{
    public bool Equals(string? left, string? right) => string.Equals(left, right);

    public int GetHashCode(string text)
    {
        HashCode hash = default;
        foreach (char next in text)
        {
            hash.Add(next);
        }

        return hash.ToHashCode();
    }
}
