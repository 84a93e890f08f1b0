using System;

namespace Nino.Core;

/// <summary>Keeps the type id that a type had under an earlier name, so that stored bytes still find it (format.md §8).</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class NinoFormerNameAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="formerName">The earlier full name, with or without <c>global::</c>.</param>
    public NinoFormerNameAttribute(string formerName) => FormerName = formerName;

    /// <summary>The earlier full name.</summary>
    public string FormerName { get; }
}
