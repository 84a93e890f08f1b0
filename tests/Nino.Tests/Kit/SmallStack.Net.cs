namespace Nino.Tests.Kit;

public static partial class SmallStack
{
    /// <summary>The stack of a thread on Windows.</summary>
    public const int Usual = 1024 * 1024;

    private const int Small = 256 * 1024;
}
