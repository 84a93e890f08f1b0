namespace Nino.Core.Formatters;

/// <summary>Room for sixteen bytes on the stack.</summary>
[StructLayout(LayoutKind.Sequential, Size = 16)]
internal struct Bytes16;
