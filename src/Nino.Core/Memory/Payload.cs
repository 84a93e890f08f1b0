namespace Nino.Core.Memory;

/// <summary>Bounds of a payload.</summary>
internal static class Payload
{
    /// <summary>The longest byte array that .NET allows.</summary>
    public const int MaxSize = 0x7FFFFFC7;

    /// <summary>The error of a payload that is longer.</summary>
    public static NinoException TooLarge() => new($"A payload holds at most {MaxSize} bytes.");
}
