namespace Nino.Core;

/// <summary>Writes a part of a message; for <see cref="Writer.WriteWithLength{TState}"/>.</summary>
/// <param name="writer">The writer.</param>
/// <param name="state">What the part is made of.</param>
public delegate void WriterAction<in TState>(ref Writer writer, TState state);
