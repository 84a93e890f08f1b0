using System;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;

namespace Nino.Fuzz.Inputs;

/// <summary>A type that bytes are read as.</summary>
internal abstract class Root
{
    /// <summary>Into how many parts a stream is cut. Each part that comes costs an exception.</summary>
    public const int MostDrops = 500;

    private TypeBinding? _compiled;
    private TypeBinding? _interpreted;

    public required string Name { get; init; }

    public abstract Type Type { get; }

    protected TypeBinding Compiled => _compiled ??= Modes.Of(NinoRuntimeMode.Compiled).Find(Type) ?? throw new NinoException("No formatter.");

    protected TypeBinding Interpreted => _interpreted ??= Modes.Of(NinoRuntimeMode.Interpreted).Find(Type) ?? throw new NinoException("No formatter.");

    public static Root Of(Type type) => (Root)typeof(RootOf<>).MakeGenericType(type).GetConstructors()[0].Invoke([type.ToString()]);

    public abstract byte[] Write(object? value, NinoOptions? options = null);

    /// <summary>Reads by a way in; a value that the input ended before is none.</summary>
    /// <param name="way">The way in.</param>
    /// <param name="bytes">The bytes, at a guarded page.</param>
    /// <param name="existing">Bytes of a value that is read into.</param>
    public abstract object? Read(Way way, ReadOnlySpan<byte> bytes, byte[] existing);

    /// <summary>Writes what was read, in the mode in which it was read.</summary>
    public byte[] WriteAs(Way way, object? value) => way.Entry switch
    {
        Entry.Compiled or Entry.CompiledExisting => Compiled.SerializeBoxed(value, way.Again.Options),
        Entry.Interpreted or Entry.InterpretedExisting => Interpreted.SerializeBoxed(value, way.Again.Options),
        Entry.Object => NinoSerializer.Serialize(value, way.Again.Options),
        _ => Write(value, way.Again.Options),
    };
}
