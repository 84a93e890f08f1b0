namespace Nino.Core.Runtime;

/// <summary>The structure of a type on the wire, for everything that walks bytes without building objects.</summary>
internal abstract class Shape
{
    /// <summary>Reads a value, keeping the path to what is being read in <paramref name="trace"/>.</summary>
    public abstract void Trace(ref Reader reader, ReadTrace trace);
}
