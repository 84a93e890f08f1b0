namespace Nino.Tests.Matrix;

/// <summary>The targets of the library that have a type.</summary>
internal enum Targets
{
    All,
    Net8,
    Net10,
}
