namespace Nino.Tests.Kit;

/// <summary>Frames of Mono are larger, those of its calls by reflection most of all.</summary>
public static partial class SmallStack
{
    public const int Usual = 8 * 1024 * 1024;

    private const int Small = 4 * 1024 * 1024;
}
