namespace Nino.Generator.Model;

/// <summary>What all of an assembly's generated code shares.</summary>
/// <param name="SourceName">The name of the class that registers the formatters; unique to the assembly.</param>
/// <param name="NeedsModuleInitializer">Whether there is no attribute that runs it, or more than one.</param>
internal sealed record AssemblyModel(string SourceName, bool NeedsModuleInitializer);
