namespace Nino.Core;

/// <summary>Keeps the numbers of members that a version-tolerant type had once: bytes may still hold them, so that no other member may take one.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class NinoReservedAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="numbers">The numbers.</param>
    public NinoReservedAttribute(params uint[] numbers) => Numbers = numbers;

    /// <summary>The numbers.</summary>
    public IReadOnlyList<uint> Numbers { get; }
}
