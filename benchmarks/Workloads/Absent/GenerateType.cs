namespace MemoryPack;

internal enum GenerateType
{
    Object,
    VersionTolerant,
    CircularReference,
}
