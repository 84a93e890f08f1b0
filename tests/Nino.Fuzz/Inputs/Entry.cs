namespace Nino.Fuzz.Inputs;

/// <summary>How bytes enter the library.</summary>
internal enum Entry
{
    Span,
    Consumed,
    Segments,
    Existing,
    ByType,
    Object,
    Frame,
    RawFrame,
    Stream,
    Drip,
    Elements,
    Compiled,
    CompiledExisting,
    Interpreted,
    InterpretedExisting,
}
