using System;

namespace Nino.Core.Runtime;

/// <summary>The structure of a type on the wire, for everything that walks bytes without building objects.</summary>
internal abstract class Shape
{
    /// <summary>Reads a value, keeping the path to what is being read in <paramref name="trace"/>.</summary>
    public abstract void Trace(ref Reader reader, ReadTrace trace);

    /// <summary>Reads a value of a derived type, after the head that names the type.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="trace">The trace.</param>
    /// <param name="count">The number of members of an object.</param>
    public virtual void TraceBody(ref Reader reader, ReadTrace trace, int count)
    {
        trace.Enter(reader.Position);
        Trace(ref reader, trace);
    }

    /// <summary>Reads one of the parts that the shape has given to <see cref="ReadTrace.TryWalkParts"/>.</summary>
    public virtual void TracePart(ref Reader reader, ReadTrace trace, int index) => throw new InvalidOperationException("The shape has no parts.");
}
