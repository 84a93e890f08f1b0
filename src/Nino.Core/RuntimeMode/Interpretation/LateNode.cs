using System;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>A collection that holds itself: its binding is looked up when there is something to write or read.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class LateNode(Type type, RuntimeFormatters formatters) : Node
{
    public override Type Type => type;

    public override Shape Shape => Binding.Shape;

    private TypeBinding Binding => formatters.Find(type)!;

    public override void Write(ref Writer writer, object? value) => Binding.WriteValueBoxed(ref writer, value);

    public override object? Read(ref Reader reader, object? existing) => Binding.ReadValueBoxed(ref reader, existing);
}
