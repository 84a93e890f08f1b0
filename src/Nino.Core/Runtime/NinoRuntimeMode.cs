namespace Nino.Core;

/// <summary>How types without generated code are served. The bytes are the same in every mode.</summary>
public enum NinoRuntimeMode
{
    /// <summary>Not at all: a <see cref="NinoException"/> names the type.</summary>
    GeneratedOnly,

    /// <summary>By code that is emitted when a type is first used, and runs at the speed of generated code.</summary>
    Compiled,

    /// <summary>By reflection alone, where no code can be emitted: it is slower, and needs nothing of the platform.</summary>
    Interpreted,
}
