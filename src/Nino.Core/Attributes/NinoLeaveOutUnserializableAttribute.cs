namespace Nino.Core;

/// <summary>
/// Leaves out the members of the assembly's types whose types cannot be serialized, as if they were marked
/// <see cref="NinoIgnoreAttribute"/>: NINO011 is then a warning, and no exception in runtime mode. Meant for moving a
/// project to Nino; what is left out is lost.
/// </summary>
/// <example><c>[assembly: NinoLeaveOutUnserializable]</c></example>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class NinoLeaveOutUnserializableAttribute : Attribute
{
}
