using System;

namespace Nino.Core.Formatters;

/// <summary>Exceptions that only a defect of a formatter raises.</summary>
public static class Errors
{
    /// <summary>A fixed-size operation was called on a formatter whose values differ in size.</summary>
    public static Exception NotFixedSize() => new NotSupportedException("Values of this type differ in size.");
}
