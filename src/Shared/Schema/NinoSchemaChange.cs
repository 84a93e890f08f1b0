namespace Nino.Core.Schemas;

/// <summary>A difference between two versions of a schema.</summary>
/// <param name="Type">The full name of the type, as it is now, or was where it is gone.</param>
/// <param name="Member">The name of the member, or null where the type as a whole has changed.</param>
/// <param name="IsBreaking">Whether bytes of the older version may not be read, or not as they were meant.</param>
/// <param name="Message">What has changed.</param>
/// <param name="Remedy">What keeps old bytes readable; empty where they are.</param>
public sealed record NinoSchemaChange(string Type, string? Member, bool IsBreaking, string Message, string Remedy);
