namespace Nino.Generator.Model;

/// <summary>What all of an assembly's generated code shares.</summary>
/// <param name="SourceName">The name of the class that registers the formatters; unique to the assembly.</param>
/// <param name="NeedsModuleInitializer">Whether there is no attribute that runs it, or more than one.</param>
/// <param name="HasFileTypes">Whether the language has types that one file alone sees.</param>
internal sealed record AssemblyModel(string SourceName, bool NeedsModuleInitializer, bool HasFileTypes);
