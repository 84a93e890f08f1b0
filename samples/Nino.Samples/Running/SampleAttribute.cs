using System;

namespace Nino.Samples.Running;

/// <summary>Marks a static method without parameters that <see cref="Program"/> runs.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class SampleAttribute : Attribute;
