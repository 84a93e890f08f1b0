using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A type that is composed when a value of it is met. What holds a larger form of itself holds it by reference, so no size is fixed.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class LookedUpNode(Type type, RuntimeFormatters formatters) : Node
{
    public override Type Type => type;

    public override bool IsObject => true;

    protected override Shape MakeShape() => Binding.Shape;

    private TypeBinding Binding => formatters.Find(type)!;

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref Binding.WriteValueBoxed(ref writer, ref at, value);

    public override object? Read(ref Reader reader, object? existing) => Binding.ReadValueBoxed(ref reader, existing);
}
