namespace Nino.Generator.Model;

/// <summary>What is known about the size of the values of a type when code is generated.</summary>
internal enum Fixedness
{
    /// <summary>Values differ in size.</summary>
    Variable,

    /// <summary>Every value takes the same, known number of bytes.</summary>
    Fixed,

    /// <summary>A type argument, or a struct of another assembly, decides; the formatter knows at run time.</summary>
    Open,
}
