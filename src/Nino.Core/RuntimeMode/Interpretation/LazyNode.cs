using System;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary><see cref="Lazy{T}"/>: a presence byte and its value (format.md §4). Writing makes the value; reading gives one that is made.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class LazyNode(Type type, Node value) : Node
{
    private readonly Func<object, object?> _get = Invokers.Getter(type.GetProperty("Value")!.GetGetMethod()!);

    // By its name: one of bool has two constructors that take a bool.
    private readonly Func<object?[], object> _create = Invokers.Factory(Array.Find(type.GetConstructors(), constructor => constructor.GetParameters() is [{ Name: "value" }])!);

    public override Type Type => type;

    public override Shape Shape => new NodeShape(this);

    public override void Write(ref Writer writer, object? lazy)
    {
        if (lazy is null)
        {
            writer.WriteNull();
            return;
        }

        object? inner = _get(lazy);
        writer.Reserve(1) = 1;
        value.Write(ref writer, inner);
    }

    public override object? Read(ref Reader reader, object? existing) => reader.ReadPresence() ? _create([value.Read(ref reader, null)]) : null;
}
